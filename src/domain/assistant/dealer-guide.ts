import { canonicalUrl } from '../address/canonical.ts';
import { displayPhone } from '../location/phone.ts';
import type { Location } from '../location/location.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { ASSISTANT_PATHS } from './assistant-paths.ts';

/** A link of the guide with a few words on what is behind it. */
export type GuideLink = { label: string; href: string; about?: string };

type Guided = {
  site: Pick<SiteSettings, 'name' | 'url' | 'tagline' | 'licence' | 'stock_noun' | 'phone' | 'email'>;
  locations: readonly Location[];
  /** The route of the pages of locations. */
  route: string;
  lists: readonly GuideLink[];
  pages: readonly GuideLink[];
};

/** What the line with the licence begins with. */
export const LICENCE_LINE = 'Licence: ';

/** Words on one line, without what Markdown would read as a link. */
const plain = (words: string): string => words.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)] : [];

/** What the site is and where its parts are, in Markdown for language models (https://llmstxt.org). */
export function dealerGuide({ site, locations, route, lists, pages }: Guided): string {
  const link = ({ label, href, about }: GuideLink): string =>
    `[${plain(label)}](${canonicalUrl(site.url, href)})${about ? `: ${plain(about)}` : ''}`;
  const contact = [site.phone && displayPhone(site.phone), site.email].filter(Boolean).join(', ');
  return [
    `# ${plain(site.name)}`,
    '',
    `> ${plain(site.tagline || `New and used ${site.stock_noun} for sale in Australia.`)}`,
    '',
    `${LICENCE_LINE}${plain(site.licence.label)} ${plain(site.licence.number)}.`,
    '',
    `Prices are in Australian dollars; what a price includes is beside it. The page of a vehicle is what counts.`,
    ...section('Stock', [
      ...lists.map(link),
      link({
        label: 'Inventory',
        href: ASSISTANT_PATHS.inventory,
        about: 'every vehicle for sale with its price, as JSON',
      }),
    ]),
    ...section(
      'Locations',
      locations.map((place) =>
        link({
          label: place.name,
          href: `/${route}/${place.slug}`,
          about: [place.address.street, place.address.city, place.address.state, place.address.postcode]
            .filter(Boolean)
            .join(', '),
        }),
      ),
    ),
    ...section('Pages', pages.map(link)),
    ...section('Contact', contact ? [contact] : []),
    '',
  ].join('\n');
}
