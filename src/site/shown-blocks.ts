import type { ContentBlock, ContentText } from '../domain/content/content-text.ts';
import type { ShownBlock, ShownText } from '../domain/content/content-view.ts';
import { liveLinks } from '../domain/content/live-links.ts';
import { priceTable } from '../domain/content/price-table.ts';
import { formInWords } from '../domain/lead/form-in-words.ts';
import { STATE_NAMES } from '../domain/law/known-state.ts';
import { stateRights } from '../domain/law/state-rights.ts';
import { weekRows } from '../domain/location/opening-hours.ts';
import { KIND_WORDS } from '../domain/trade/kind-words.ts';
import { namedVideo } from '../domain/video/video-embed.ts';
import type { SiteParts } from './site-parts.ts';

/** Shows texts: their pictures as the build prepared them, links that lead somewhere, vehicles of the day. */
export function textShower(site: SiteParts): (text: Pick<ContentText, 'blocks' | 'headings'>) => ShownText {
  const { tenant, stock, isPage, pictureOf, stockOf } = site;
  const vehiclePaths = new Set([...stock.vehicles, ...stock.gone].map(({ slug }) => `/cars/${slug}`));
  const leads = (href: string): boolean =>
    !href.startsWith('/') || isPage(href) || vehiclePaths.has(href.replace(/[?#].*/, ''));
  const locationOf = (slug: string) => tenant.locations.find((location) => location.slug === slug);

  function shown(block: ContentBlock): ShownBlock | ShownBlock[] | undefined {
    switch (block.block) {
      case 'words':
        return { ...block, html: liveLinks(block.html, leads) };
      case 'figure': {
        const picture = pictureOf(block.src);
        return picture && { block: 'figure', picture, alt: block.alt, caption: block.caption };
      }
      case 'cards':
        return {
          block: 'cards',
          cards: block.cards.map(({ picture, href, ...card }) => ({
            ...card,
            href: href && leads(href) ? href : undefined,
            picture: pictureOf(picture),
          })),
        };
      case 'action':
        return leads(block.href) ? block : undefined;
      case 'form': {
        const { title, route } = formInWords(block.name, tenant.site.stock_noun);
        return leads(route)
          ? { block: 'action', label: block.label ?? title, href: route, text: block.text }
          : undefined;
      }
      case 'stock':
        return { block: 'stock', ...stockOf(block.search, block.limit, block.title) };
      case 'map': {
        const location = locationOf(block.location);
        return location && { block: 'map', location };
      }
      case 'hours': {
        const places = tenant.locations.filter(({ slug, visible }) =>
          block.location ? slug === block.location : visible,
        );
        return places.map((location) => {
          const rows = weekRows(location, tenant.location.hours, site.now);
          return { block: 'hours', location, rows: rows.map(({ label, text }) => ({ label, text })) };
        });
      }
      case 'rights': {
        const codes = new Set(tenant.locations.map(({ address }) => address.state));
        const items = KIND_WORDS[tenant.site.stock_noun].items;
        const states = [...codes].map((code) => ({
          name: STATE_NAMES[code],
          rights: stateRights(code, items, stock.today),
        }));
        return { block: 'rights', states: states.filter(({ rights }) => rights.length > 0) };
      }
      case 'video':
        return { ...block, embed: namedVideo(block.src), picture: pictureOf(block.picture) };
      case 'capped-prices':
        return { ...block, table: priceTable(tenant.content.capped_prices) };
    }
  }

  return ({ blocks, headings }) => ({
    blocks: blocks.flatMap((block) => shown(block) ?? []),
    headings,
  });
}
