import { readdirSync } from 'node:fs';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage, type BuiltPage } from '../site/read-page.ts';
import { DEMO_PORT } from './ports.ts';

export const demoSlugs = readdirSync(DEMO_SITES).filter(
  (name) => !name.startsWith('.') && !name.endsWith('.json'),
);

export const demoUrl = (slug: string, address: string): string =>
  `http://${slug}.localhost:${DEMO_PORT}${address}`;

/** The kinds of pages of texts; each is looked at in one dealer, which is quicker and sees all dealers. */
const OF_TEXTS: Record<string, RegExp> = {
  blog: /^\/blog$/,
  article: /^\/blog\/[^/]+$/,
  offers: /^\/special-offers$/,
  offer: /^\/special-offers\/[^/]+$/,
  team: /^\/team$/,
  careers: /^\/careers$/,
  position: /^\/careers\/[^/]+$/,
  questions: /^\/faqs$/,
  about: /^\/about-us$/,
};

/** One address of each kind of texts that it is this dealer's turn for. */
function textKinds(slug: string, addresses: readonly string[]): Record<string, string | undefined> {
  const turn = demoSlugs.indexOf(slug);
  const kinds = Object.entries(OF_TEXTS).filter((_, at) => at % demoSlugs.length === turn);
  return Object.fromEntries(
    kinds.map(([kind, pattern]) => [kind, addresses.find((address) => pattern.test(address))]),
  );
}

/** True if a page has blocks beside its form. It is parsed only where its text may have them, as most pages have none. */
const hasBlocks = (page: BuiltPage): boolean =>
  page.html.includes('lead-words') && page.has('.lead-words .text-cards');

function findPageKinds(slug: string): Record<string, string> {
  const addresses = pageAddresses(DEMO_SITES, slug);
  const vehicles = addresses.filter(isVehicleAddress);
  const vehicleWhere = (matches: (html: string) => boolean): string | undefined =>
    vehicles.find((address) => matches(readPage(DEMO_SITES, slug, address).html));
  const kinds = {
    home: '/',
    listing: '/search/new-used-and-demo-cars',
    'next page of a listing': addresses.find((address) => address.endsWith('/more/first')),
    'empty listing': addresses.find(
      (address) =>
        address.startsWith('/search/') &&
        readPage(DEMO_SITES, slug, address).html.includes('No Results Available'),
    ),
    vehicle: vehicleWhere(
      (html) =>
        html.includes('photo-4') && html.includes('data-price') && !html.includes('class="spin-viewer"'),
    ),
    spin: vehicleWhere((html) => html.includes('data-spin=')),
    'vehicle without photos': vehicleWhere((html) => !html.includes('gallery-track')),
    'sold vehicle': vehicleWhere((html) => /data-part="sold"(?![^>]*\shidden)/.test(html)),
    locations: '/our-location',
    location: addresses.find((address) => address.startsWith('/our-location/')),
    models: addresses.find((address) => address === '/models'),
    model: addresses.find(
      (address) =>
        address.startsWith('/models/') && readPage(DEMO_SITES, slug, address).has('snap-slider [data-step]'),
    ),
    'order now': addresses.find((address) => address === '/models/order-now'),
    brands: addresses.find((address) => address === '/brands'),
    brand: addresses.find((address) => address.endsWith('/overview')),
    form: addresses.find((address) => address === '/enquire'),
    'form with blocks': addresses.find((address) => hasBlocks(readPage(DEMO_SITES, slug, address))),
    'form of steps': addresses.find((address) => address === '/finance-enquiry'),
    'form with figures': addresses.find((address) => address === '/trade-in'),
    checkout: addresses.find((address) => address === '/checkout' || address === '/checkout-journey'),
    'online payment': addresses.find((address) => address === '/online-payment'),
    'form that was sent': addresses.find((address) => address === '/success'),
    print: '/print',
    text: '/privacy-policy',
    'not found': '/404',
    ...textKinds(slug, addresses),
  };
  return Object.fromEntries(
    Object.entries(kinds).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const known = new Map<string, Record<string, string>>();

/** One address of every kind of page a demo site has, by kind; of its texts some of them. Found once in a process. */
export function pageKinds(slug: string): Record<string, string> {
  const kinds = known.get(slug) ?? findPageKinds(slug);
  known.set(slug, kinds);
  return kinds;
}
