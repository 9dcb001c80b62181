import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_SITES } from '../built-sites.ts';
import { pageAddresses, readPage } from './read-page.ts';

/** Islands by name, with the directive that wakes each (spec X1). */
const WAKES: Record<string, string> = {
  SearchIsland: 'idle',
  VehicleViewer: 'touch',
  FinanceCalculator: 'visible',
  DeliveryCalculator: 'visible',
  FuelCalculator: 'visible',
  RunningCostCalculator: 'visible',
  TowCheck: 'visible',
  EnquiryForm: 'touch',
  TradeInForm: 'touch',
  LeadForm: 'touch',
  OwnFigures: 'touch',
  FinanceEnquiries: 'touch',
  Checkout: 'idle',
  OnlinePayments: 'idle',
  TakePart: 'idle',
  SavedSearchForm: 'touch',
  SignInForm: 'touch',
  UserDetails: 'idle',
  GarageView: 'idle',
  WatchlistVehicles: 'idle',
  FavouriteVehicles: 'only',
  ComparedVehicles: 'only',
};

const slugs = readdirSync(DEMO_SITES).filter((name) => !name.includes('.'));

test.each(slugs)('X1 the pages of %s have no islands but those of the table', (slug) => {
  const found = new Set<string>();
  for (const address of pageAddresses(DEMO_SITES, slug))
    for (const [island] of readPage(DEMO_SITES, slug, address).html.matchAll(/<astro-island\s[^>]*>/g)) {
      const name = /name&quot;:&quot;(\w+)/.exec(island)?.[1] ?? '';
      found.add(`${name} ${/\sclient="(\w+)"/.exec(island)?.[1] ?? ''}`);
    }
  expect(found.size).toBeGreaterThan(0);
  const table = new Set(Object.entries(WAKES).map(([name, wakes]) => `${name} ${wakes}`));
  expect([...found].filter((island) => !table.has(island))).toEqual([]);
});

test.each(slugs)('X2 every form of a lead at %s posts plainly before its island wakes', (slug) => {
  const pages = pageAddresses(DEMO_SITES, slug).map((address) => readPage(DEMO_SITES, slug, address));
  const forms = pages.flatMap(({ html }) => html.match(/<form[^>]*data-lead-form=[^>]*>/g) ?? []);
  expect(forms.length).toBeGreaterThan(5);
  for (const form of forms) {
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/api/leads"');
  }
});
