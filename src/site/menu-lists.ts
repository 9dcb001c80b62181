import { currentTexts } from '../domain/content/shown-texts.ts';
import { offeredForms } from '../domain/lead/lead-routes.ts';
import { formInWords } from '../domain/lead/form-in-words.ts';
import type { LeadFormId } from '../domain/lead/lead-form-ids.ts';
import { groupLocations } from '../domain/location/location-groups.ts';
import { ALL_PATH, listingHref } from '../domain/search/listing-href.ts';
import { bodyPlural, type StockNoun } from '../domain/search/listing-words.ts';
import { mostStocked } from '../domain/search/most-stocked.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import type { MenuGroup, MenuLink, MenuLists } from '../domain/site/filled-navigation.ts';
import type { Link } from '../domain/site/link.ts';
import type { MenuList } from '../domain/site/navigation-settings.ts';
import type { IsPage } from './known-pages.ts';
import type { SiteInput } from './site-input.ts';

/** Models below each make of a menu. */
const MODELS_OF_A_MAKE = 5;

/** Forms that say what a dealer does, in the order in which a menu lists them. */
const SERVICES: readonly LeadFormId[] = [
  'service',
  'parts',
  'trade-in',
  'finance-enquiry',
  'test-drive',
  'fleet',
];

/** A body in the plural; where the plural is said by the noun behind it, its name alone: 'SUVs', 'Adventure'. */
function shortPlural(name: string, noun: StockNoun): string {
  const plural = bodyPlural(name, noun);
  return plural.endsWith(` ${noun}`) ? name : plural;
}

/** What columns of the header's menus list by themselves (spec P2): names and addresses, and no counts. */
export function menuLists(
  { tenant, texts, stock }: Pick<SiteInput, 'tenant' | 'texts' | 'stock'>,
  listings: readonly Listing[],
  isPage: IsPage,
): MenuLists {
  const { site, location, locations, models } = tenant;
  const ofKind = (kind: Listing['kind'], most: number): Listing[] =>
    mostStocked(
      listings.filter((listing) => listing.kind === kind && !listing.canonicalPath),
      most,
    );
  const link = ({ name, path }: Listing): Link => ({ label: name, href: listingHref(path) });
  const group = (links: readonly MenuLink[]): MenuGroup[] => (links.length > 0 ? [{ title: '', links }] : []);

  function makeWithModels(make: Listing): MenuGroup {
    const own = listings.filter(({ kind, parentPath }) => kind === 'model' && parentPath === make.path);
    return {
      title: make.name,
      href: listingHref(make.path),
      links: mostStocked(own, MODELS_OF_A_MAKE).map(link),
    };
  }

  const lists: Record<MenuList, (most: number) => readonly MenuGroup[]> = {
    makes: (most) => group(ofKind('make', most).map(link)),
    models: (most) => ofKind('make', most).map(makeWithModels),
    bodies: (most) =>
      group(
        ofKind('body', most).map((body) => ({
          ...link(body),
          label: shortPlural(body.name, site.stock_noun),
        })),
      ),
    conditions: (most) =>
      group(
        listings
          .filter(
            ({ kind, path, canonicalPath, vehicles }) =>
              kind === 'car-type' && path !== ALL_PATH && !canonicalPath && vehicles.length > 0,
          )
          .slice(0, most)
          .map((listing) => ({ ...link(listing), label: listing.title })),
      ),
    locations: (most) =>
      group(
        groupLocations(locations)
          .slice(0, most)
          .map(({ name, tabs }) => ({
            label: name,
            href: `/${location.route}/${tabs[0]?.location.slug ?? ''}`,
          })),
      ),
    services: (most) => {
      const offered = offeredForms(tenant);
      const forms = SERVICES.filter((form) => offered.has(form)).map((form) =>
        formInWords(form, site.stock_noun),
      );
      const links = forms.map(({ title, route }) => ({ label: title, href: route }));
      return group(links.filter(({ href }) => isPage(href)).slice(0, most));
    },
    offers: (most) => {
      const current = [
        ...currentTexts(texts, 'offers', stock.today),
        ...currentTexts(texts, 'promotions', stock.today),
      ];
      return group(
        current.slice(0, most).map(({ title, path, until }) => ({ label: title, href: path, until })),
      );
    },
    'models-to-order': (most) =>
      group(models.list.slice(0, most).map(({ name, slug }) => ({ label: name, href: `/models/${slug}` }))),
  };
  return (list, most) => lists[list](most);
}
