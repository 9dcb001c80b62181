import path from 'node:path';
import { KIND_WORDS } from '../../src/domain/trade/kind-words.ts';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '../../src/tenant/schema.ts';
import { writesEmails } from '../../src/domain/saved-search/saved-search-paths.ts';
import { listTenants, loadTenant } from '../../src/tenant/load-tenant.ts';
import { DEMO_SITES, FIXTURE_SITES, FIXTURE_TENANTS } from '../built-sites.ts';
import { pageAddresses, readPage } from './read-page.ts';

/** A built site: its settings, its pages, and every address of its own that some page links to or sends a form to. */
type Built = { slug: string; tenant: Tenant; pages: ReadonlySet<string>; linked: ReadonlySet<string> };

const DEMO_TENANTS = fileURLToPath(new URL('../../tenants', import.meta.url));

function linkedFrom(folder: string, slug: string, pages: readonly string[]): Set<string> {
  const linked = new Set<string>();
  for (const address of pages)
    for (const [, href = ''] of readPage(folder, slug, address).html.matchAll(
      /\s(?:href|action)="(\/[^"?#]*)/g,
    ))
      linked.add(href);
  return linked;
}

async function builtSites(tenants: string, folder: string): Promise<Built[]> {
  const slugs = await listTenants(tenants);
  return Promise.all(
    slugs.map(async (slug) => {
      const { tenant } = await loadTenant(slug, tenants);
      const pages = pageAddresses(folder, slug);
      return { slug, tenant, pages: new Set(pages), linked: linkedFrom(folder, slug, pages) };
    }),
  );
}

let sites: Built[] = [];
beforeAll(async () => {
  const found = await Promise.all([
    builtSites(DEMO_TENANTS, DEMO_SITES),
    builtSites(path.resolve(FIXTURE_TENANTS), FIXTURE_SITES),
  ]);
  sites = found.flat();
}, 120_000);

type Form = Exclude<Tenant['leads'], false>['forms'][number];
type IsOn = (tenant: Tenant) => boolean;
const has =
  (form: Form): IsOn =>
  ({ leads }) =>
    leads !== false && leads.forms.includes(form);
const hasFinance: IsOn = (tenant) => tenant.switches.finance && has('finance-enquiry')(tenant);
const hasAccount: IsOn = ({ account }) => account !== false;
const hasTradeIn =
  (page: Tenant['trade_in']['pages'][number]): IsOn =>
  (tenant) =>
    has('trade-in')(tenant) && tenant.trade_in.pages.includes(page);
const hasModels: IsOn = ({ models }) => models.list.length > 0;

/** The routes that the specification names, and what of the settings switches each on. */
const SWITCHED: readonly [ids: string, address: string, isOn: IsOn][] = [
  ['S1', '/search/used-cars', ({ listing }) => listing.routes.includes('car-types')],
  ['S1', '/search/new-and-demo-cars', ({ listing }) => listing.routes.includes('car-types')],
  ['S1', '/search/new-used-and-demo-cars', ({ listing }) => listing.routes.includes('car-types')],
  ['V17', '/print', () => true],
  ['L4', '/our-location', ({ location }) => location.route === 'our-location'],
  ['L4', '/locations', ({ location }) => location.route === 'locations'],
  ...['/book-test-drive', '/book-test-ride', '/book-inspection'].map((path): [string, string, IsOn] => [
    'F5',
    path,
    (tenant) => has('test-drive')(tenant) && KIND_WORDS[tenant.site.stock_noun].visit.route === path,
  ]),
  ['F6', '/request-photos', has('photos')],
  ['F7', '/contact', has('contact')],
  ['F7', '/contact-us', has('multi-location')],
  ['F7', '/service', has('service')],
  ['F7', '/vehicle-parts-and-accessories', has('parts')],
  ['F8', '/trade-in', hasTradeIn('trade-in')],
  ['F8', '/sell-my-car', hasTradeIn('sell-my-car')],
  ['F8', '/instant-price', hasTradeIn('instant-price')],
  ['F8', '/instant-purchase', hasTradeIn('instant-purchase')],
  ['F10', '/success', ({ leads }) => leads !== false],
  ['C12', '/finance-enquiry', hasFinance],
  ['C12', '/apply-for-finance', hasFinance],
  ['C12', '/finance-pre-approval', hasFinance],
  ['C12', '/finance-and-insurance', hasFinance],
  ['M1', '/models', hasModels],
  ['M1', '/models/order-now', hasModels],
  ['M4', '/brands', ({ models }) => models.brands.length > 0],
  ['A5', '/sign-in', hasAccount],
  ['A6', '/watchlist', hasAccount],
  ['P1', '/dealer-locator', ({ location }) => location.locator],
  ['P1', '/pages/unsubscribe', writesEmails],
  ['P1', '/fleet', has('fleet')],
];

describe('each route that the specification names', () => {
  test.each(SWITCHED)('%s %s answers where it is switched on, and is nowhere else', (_, address, isOn) => {
    const expected = sites.filter(({ tenant }) => isOn(tenant)).map(({ slug }) => slug);
    expect(expected).not.toEqual([]);
    expect(sites.filter(({ pages }) => pages.has(address)).map(({ slug }) => slug)).toEqual(expected);
    const leading = sites.filter(({ slug, linked }) => !expected.includes(slug) && linked.has(address));
    expect(leading.map(({ slug }) => slug)).toEqual([]);
  });

  test.each([
    ['P1', '/special-offers'],
    ['P1', '/about-us'],
    ['P1', '/careers'],
    ['P1', '/faqs'],
    ['P1', '/warranty'],
    ['P1', '/privacy-policy'],
    ['P1', '/terms-and-conditions'],
    ['C12', '/finance'],
    ['D7', '/reviews'],
    ['F9', '/checkout'],
    ['F9', '/checkout-journey'],
    ['A6', '/my-garage'],
    ['A6', '/spin-to-win'],
  ])('%s %s answers at some dealer, and where it does not, nothing leads to it', (_, address) => {
    expect(sites.filter(({ pages }) => pages.has(address)).length).toBeGreaterThan(0);
    const leading = sites.filter(({ pages, linked }) => !pages.has(address) && linked.has(address));
    expect(leading.map(({ slug }) => slug)).toEqual([]);
  });
});
