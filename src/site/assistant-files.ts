import { countForSale } from '../domain/vehicle/availability.ts';
import { agentCard } from '../domain/assistant/agent-card.ts';
import { ASSISTANT_PATHS } from '../domain/assistant/assistant-paths.ts';
import { dealerGuide, type GuideLink } from '../domain/assistant/dealer-guide.ts';
import { inventory } from '../domain/assistant/inventory.ts';
import type { ContentPlan } from '../domain/content/content-view.ts';
import { leadRoutes } from '../domain/lead/lead-routes.ts';
import { ALL_PATH, listingHref } from '../domain/search/listing-href.ts';
import type { SiteParts } from './site-parts.ts';

/** A file of a site for programs: `path` from the root of the site. */
export type ProgramFile = { path: string; type: string; text: string };

/** Lists that the guide names: all, car types, makes, bodies and places; models are in the lists of their makes. */
const isNamed = (kind: string): boolean => kind !== 'model';

const isTop = (path: string): boolean => path.lastIndexOf('/') === 0;

/** The files for assistants (spec P5), made of what the pages are made of; none where the dealer wants none. */
export function assistantFiles(
  { tenant, stock, listings }: SiteParts,
  texts: { pages: () => { plan: ContentPlan }[] },
): { all: () => ProgramFile[] } {
  const { assistants, site, price, images, vehicle_page: identity } = tenant;

  function guide(): string {
    const forms = leadRoutes(tenant)
      .filter(({ index, location }) => index && !location)
      .map(({ path, title, form }) => ({ path, title: title ?? form.replaceAll('-', ' ') }));
    const written = texts.pages().map(({ plan }) => plan);
    const pages = new Map<string, GuideLink>(
      [...forms, ...written]
        .filter(({ path }) => isTop(path))
        .map(({ path, title }) => [path, { label: title, href: path }]),
    );
    return dealerGuide({
      site,
      locations: tenant.locations.filter(({ visible }) => visible !== false),
      route: tenant.location.route,
      lists: listings
        .filter(({ kind, canonicalPath }) => isNamed(kind) && canonicalPath === undefined)
        .map(({ path, title, vehicles }) => ({
          label: title,
          href: listingHref(path),
          about: `${countForSale(vehicles)} ${site.stock_noun}`,
        })),
      pages: [...pages.values()],
    });
  }

  function all(): ProgramFile[] {
    if (!assistants.files) return [];
    // Every vehicle is in one list, in the order that the dealer chose.
    const vehicles = listings.find(({ path }) => path === ALL_PATH)?.vehicles ?? stock.vehicles;
    const offered = inventory(vehicles, assistants.most_vehicles, site, { price, images, identity });
    const json = { type: 'application/json' };
    return [
      { path: ASSISTANT_PATHS.guide, type: 'text/plain', text: guide() },
      { path: ASSISTANT_PATHS.inventory, ...json, text: JSON.stringify(offered) },
      { path: ASSISTANT_PATHS.card, ...json, text: JSON.stringify(agentCard(site)) },
    ];
  }

  return { all };
}
