import { describe, expect, test } from 'vitest';
import { CostsSettings } from '../costs/costs-settings.ts';
import { FinanceSettings } from '../finance/finance-settings.ts';
import { resolveFinance } from '../finance/resolve-finance.ts';
import { LawSettings } from '../law/law-settings.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { LocationSettings } from '../location/location-settings.ts';
import { MarketSettings } from '../market/market-settings.ts';
import { ImageSettings } from '../picture/image-settings.ts';
import { CardSettings, PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { vehicleDay, vehiclePageData, type PageContext } from './vehicle-page-data.ts';
import { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';

type Settings = Parameters<typeof vehiclePageData>[1];

const TODAY = '2026-11-21';
const SWITCHES = { finance: true, calculators: true, auto_gauge: false, reserve: false, buy_online: false };
const location = exampleLocation({ slug: 'yard', phone: '+61 2 5550 0100' });
const SETTINGS: Settings = {
  slug: 'example',
  platform: false,
  chat: false,
  leads: false,
  card: CardSettings.parse({}),
  price: PriceSettings.parse({}),
  vehicle_page: VehiclePageSettings.parse({ actions: ['enquire', 'call'] }),
  images: ImageSettings.parse({}),
  location: LocationSettings.parse({ route: 'locations' }),
  locations: [location],
  costs: CostsSettings.parse({}),
  market: MarketSettings.parse({}),
  law: LawSettings.parse({}),
  site: {
    name: 'Example Motors',
    url: 'https://www.example.com.au',
    phone: '+61 2 5550 0999',
    time_zone: 'Australia/Sydney',
  },
  switches: SWITCHES,
};
const CONTEXT: Omit<PageContext, 'day'> = {
  finance: resolveFinance(FinanceSettings.parse({})),
  isPage: () => false,
  shareImage: undefined,
  model: undefined,
};

const car = exampleVehicle({ id: 'a b', location_slug: 'yard' });
function dataOf(vehicle = car, changes: Partial<Settings> = {}, given: Partial<PageContext> = {}) {
  const settings = { ...SETTINGS, ...changes };
  const context = { ...CONTEXT, ...given };
  const day = vehicleDay(vehicle, settings, context.finance, TODAY);
  return vehiclePageData(vehicle, settings, { day, ...context });
}

test('V4 the address that is shared is that of the page on its own site', () => {
  expect(dataOf().url).toBe(`https://www.example.com.au${car.path}`.replace(' ', '%20'));
});

describe('V4 a button leads to its page, or to the people who would answer', () => {
  const enquiry = (...input: Parameters<typeof dataOf>) =>
    dataOf(...input).actions.flatMap((action) => (action.action === 'enquire' ? [action.href] : []));

  test('its page, where there is one', () => {
    const isPage = (href: string): boolean => href.startsWith('/contact');
    expect(enquiry(car, {}, { isPage })).toEqual(['/contact?car_id=a%20b']);
  });

  test('else the location of the vehicle, with the vehicle named', () => {
    expect(enquiry()).toEqual(['/locations/yard?car_id=a%20b#contact']);
    expect(dataOf().tradeInHref).toBe('/locations/yard?car_id=a%20b#contact');
  });

  test('all locations, where that of the vehicle is not known', () => {
    expect(enquiry(exampleVehicle({ id: 'a b' }))).toEqual(['/locations?car_id=a%20b']);
  });
});

test('L3 a vehicle at a location that is not visible names none, and leads to all locations', () => {
  const law = LawSettings.parse({ statutory_facts: true });
  const inVictoria = { ...location, address: { ...location.address, state: 'VIC' as const } };
  const ofVisible = dataOf(car, { law, locations: [inVictoria] });
  const ofHidden = dataOf(car, { law, locations: [{ ...inVictoria, visible: false }] });
  expect([ofVisible.location?.slug, ofHidden.location]).toEqual(['yard', undefined]);
  expect([ofVisible.tradeInHref, ofHidden.tradeInHref]).toEqual([
    '/locations/yard?car_id=a%20b#contact',
    '/locations?car_id=a%20b',
  ]);
  expect(ofHidden.phone).toBe(SETTINGS.site.phone);
  expect(ofHidden.rights).toEqual(ofVisible.rights);
});

test('V4 the number is that of its location, else that of the dealer', () => {
  expect(dataOf().phone).toBe('+61 2 5550 0100');
  expect(dataOf(exampleVehicle()).phone).toBe('+61 2 5550 0999');
});

test('D6 the number of its car type goes before those', () => {
  const vehicle_page = VehiclePageSettings.parse({ phones: { new: '1300 555 010' } });
  const phoneOf = (car_type: 'new' | 'used') => dataOf({ ...car, car_type }, { vehicle_page }).phone;
  expect([phoneOf('new'), phoneOf('used')]).toEqual(['1300 555 010', '+61 2 5550 0100']);
});

describe('D1 D2 tags', () => {
  const tags = (...input: Parameters<typeof dataOf>) =>
    dataOf(...input).tags.map(({ part, tags: [first], isShown }) => [part, first?.kind, isShown]);
  const arrival = exampleVehicle({ created_at: '2026-11-20' });

  test('a vehicle has the tag that holds on the day', () => {
    expect(tags(arrival)).toEqual([['tag-free', 'new-arrival', true]]);
    expect(tags({ ...arrival, reserved: true })).toEqual([['tag-reserved', 'reserved', true]]);
    expect(tags({ ...arrival, created_at: '2026-11-01' })).toEqual([]);
  });

  test('where someone may say otherwise later, also the one that it would have then', () => {
    expect(tags(arrival, { platform: { website_id: 'site-1' } })).toEqual([
      ['tag-reserved', 'reserved', false],
      ['tag-free', 'new-arrival', true],
    ]);
  });

  test('one that is sold has none, and no button', () => {
    const sold = dataOf({ ...arrival, sold: true, status: 'sold' });
    expect([sold.available, sold.tags, sold.actions]).toEqual([false, [], []]);
  });
});

test('R3 finance and costs are there where their switches are on', () => {
  const off = dataOf(car, { switches: { ...SWITCHES, finance: false, calculators: false } });
  expect([dataOf().finance === undefined, dataOf().costs === undefined]).toEqual([false, false]);
  expect([off.finance, off.costs]).toEqual([undefined, undefined]);
});

test('C1 finance needs a price above 200 dollars', () => {
  expect(dataOf({ ...car, price: 200 }).finance).toBeUndefined();
  expect(dataOf({ ...car, price: 201 }).finance).toMatchObject({ price: 201 });
});

test('statutory facts are those of the state of its location, where the dealer shows them', () => {
  const law = LawSettings.parse({ statutory_facts: true });
  const known = { ...car, km: 50_000, build_date: '2021-01', state: 'WA' };
  const inState = (state: 'NSW' | 'VIC') =>
    dataOf(known, { law, locations: [{ ...location, address: { ...location.address, state } }] }).rights;
  expect(inState('NSW')).not.toEqual(inState('VIC'));
  expect(inState('VIC').length).toBeGreaterThan(0);
  expect(dataOf(known, { law: LawSettings.parse({ statutory_facts: false }) }).rights).toEqual([]);
});

test('a page is shared with its drawn image, else with the first photo', () => {
  const photo = { url: 'https://photos.example/1.jpg', width: 1600, height: 1200 };
  const pictured = { ...car, images: [photo] };
  const drawn = { address: '/og/a.jpg' };
  expect(dataOf(pictured, {}, { shareImage: drawn }).shareImage).toBe(drawn);
  expect(dataOf(pictured).shareImage).toEqual({ address: photo.url, alt: car.name });
  expect(dataOf().shareImage).toBeUndefined();
});

describe('K who answers decides what a page can ask', () => {
  const ADVERTISED = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
  const lending = (settings: object = {}) => ({
    finance: resolveFinance(FinanceSettings.parse({ advertise: ADVERTISED, ...settings })),
  });
  const platform = { url: 'https://api.example.com', website_id: 'w' };
  const quote_provider = 'https://quotes.example/v1';

  test('V18 nothing on a site of files alone; with our backend, or a platform, what is newer', () => {
    const asks = [{}, { leads: {} }, { platform }].map((settings) => dataOf(car, settings).hasCalls);
    expect(asks).toEqual([false, true, true]);
  });

  test('C10 a quote where a provider gives one: of the backend, or the platform', () => {
    const quotes = [
      dataOf(car, {}, lending({ quote_provider })),
      dataOf(car, { leads: {} }, lending()),
      dataOf(car, { leads: {} }, lending({ quote_provider })),
      dataOf(car, { platform }, lending()),
    ].map(({ quote }) => quote?.whoIsHelping);
    expect(quotes).toEqual([undefined, undefined, 'Example Motors', 'Example Motors']);
  });

  test('C7 C10 no other quote beside the offer of a lender', () => {
    const lent = exampleVehicle({
      lenders: { 'lender-b': { interestRate: 7.5, comparisonRate: 8.9, paymentWeek: 135 } },
    });
    const data = dataOf(lent, { platform }, lending({ offers: ['lender-b'] }));
    expect([data.finance?.offer?.by, data.quote]).toEqual(['Lender B', undefined]);
  });

  test("K7 V9 a platform has delivery prices of its own: the page does not carry the dealer's", () => {
    const region = { name: 'Sydney', price: 150, postcodes: [{ from: '2000', to: '2234' }] };
    const costs = CostsSettings.parse({ delivery: [region] });
    expect(dataOf(car, { costs, leads: {} }).costs?.delivery).toEqual([region]);
    expect(dataOf(car, { costs, platform }).costs?.delivery).toEqual([]);
    expect(dataOf(car, { platform }).costs?.delivery).toBeUndefined();
  });
});

test('V13 V15 the page carries the chat of a vehicle that is for sale, and where it leads', () => {
  const chat = { provider: 'message-form', token: 't', hours: [], item_types: ['car'], car_types: ['used'] };
  const settings = { chat: chat as Settings['chat'] };
  const isPage = (): boolean => true;
  expect(dataOf(car, settings, { isPage }).chat).toMatchObject({
    frame: undefined,
    timeZone: 'Australia/Sydney',
    href: '/instant-message?car_id=a%20b',
    enquiryHref: '/enquire?car_id=a%20b',
  });
  expect(dataOf(car, settings).chat).toBeUndefined();
  expect(dataOf({ ...car, sold: true, status: 'sold' }, settings, { isPage }).chat).toBeUndefined();
});
