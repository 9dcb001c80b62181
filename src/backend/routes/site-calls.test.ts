import { describe, expect, test } from 'vitest';
import { REQUEST_QUOTE_EXAMPLE } from '../../api/request-quote.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { monthOf } from '../../domain/site/sales-counter.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover } from '../example-backend.fixture.ts';
import { toSiteRelease, type SiteRelease } from '../tenants/site-release.ts';

const vehicle = exampleVehicle({
  id: 'v1',
  autograb_data: { fill: 0.7, market_range_min: 25_000, market_range_max: 29_000, confidence: 0.8 },
});
const others = ['v2', 'v3'].map((id, n) => exampleVehicle({ id, price: 26_500 + n * 1000 }));
const gone = {
  id: 'old',
  slug: 'old-car',
  name: 'Old',
  make: 'Alder',
  model: 'Brook',
  price: 25_000,
  sold: true,
  car_type: 'used',
  item_type: 'car',
  goneOn: '2026-11-20',
} as const;

const ADVERTISED = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };
const PLACE = {
  id: '1',
  name: 'Yard',
  slug: 'yard',
  group: 'yard',
  address: { street: '1 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
  opening_hours: [{ weekday: 1, status: 'Open', open: '09:00', close: '11:00' }],
  time_zone: 'Australia/Sydney',
} satisfies TenantInput['locations'][number];

function site(tenant: Parameters<typeof exampleHandover>[0] = {}): SiteRelease {
  const handover = exampleHandover(tenant);
  const stock = { ...handover.stock, vehicles: [vehicle, ...others], gone: [gone] };
  return toSiteRelease({ ...handover, stock });
}
const BODY = REQUEST_QUOTE_EXAMPLE.request;

test('D12 sales of the month are those of the stock and the desk, each once', async () => {
  const counted = site({ tenant: { home: { sales_counter: {} } } });
  const { ask, backend } = await exampleBackend([counted]);
  const month = monthOf(new Date(backend.clock()), 'Australia/Brisbane');
  const sold = { ...gone, goneOn: `${month}-01` };
  counted.gone = new Map([[sold.id, sold]]);
  const hold = async (id: string, vehicle: string, end_reason: 'bought' | 'released', ended_at: number) =>
    backend.store.db
      .insertInto('hold')
      .values({
        ...{ id, tenant: counted.slug, vehicle, slug: vehicle, state: 'ended', end_reason, ended_at },
        ...{ price: 1, fee: 0, refund: 'always', hours: 48, taken_at: ended_at, until: ended_at, proven: 0 },
      })
      .execute();
  const now = backend.clock();
  await hold('a', 'v1', 'bought', now);
  await hold('b', sold.id, 'bought', now);
  await hold('c', 'v2', 'released', now);
  await hold('d', 'v3', 'bought', now - 40 * 24 * 3_600_000);
  expect((await ask('/api/sales-count')).json()).toEqual({ month, sold: 2 });
});

test('D12 a site without a counter, or whose counter is the clock, has no count', async () => {
  for (const home of [{}, { sales_counter: { source: 'clock' as const } }])
    expect((await (await exampleBackend([site({ tenant: { home } })])).ask('/api/sales-count')).status).toBe(
      404,
    );
});

describe('calls about a vehicle', () => {
  test('K10 V18 a view is counted and says what the stock says now', async () => {
    const { ask } = await exampleBackend([site()]);
    const path = `/api/cars/${vehicle.slug}/view.json?photos_count=0&updated_at=&website_id=1`;
    expect((await ask(path)).json()).toEqual({
      views: 1,
      car_fields: { slug: vehicle.slug, price: 25_990, status: 'in_stock', sold: false, reserved: false },
    });
    expect((await ask(path)).json()).toMatchObject({ views: 2 });
    expect((await ask('/api/cars/old-car/view.json')).json()).toEqual({
      views: 1,
      car_fields: { status: 'gone', sold: true },
    });
  });

  test('K10 C12 the id of a vehicle leads to its page, and is not counted as a look at it', async () => {
    const { ask, backend } = await exampleBackend([site()]);
    expect((await ask(`/api/cars/${vehicle.id}/view.json`)).json()).toMatchObject({
      views: 0,
      car_fields: { slug: vehicle.slug },
    });
    expect(await backend.store.db.selectFrom('page_view').selectAll().execute()).toEqual([]);
  });

  test('K10 an address of no vehicle is not counted', async () => {
    const { ask, backend } = await exampleBackend([site()]);
    const answer = await ask('/api/cars/nothing/view.json');
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ error: 'No vehicle has this address.', request_id: expect.any(String) });
    expect(await backend.store.db.selectFrom('page_view').selectAll().execute()).toEqual([]);
  });

  test('K1 V16 the gauge has the figures of the feed with the price of the page, or none', async () => {
    const { ask } = await exampleBackend([site()]);
    expect((await ask(`/cars/${vehicle.slug}/autogauge`)).json()).toEqual({
      ...vehicle.autograb_data,
      listing_price: 25_990,
    });
    expect((await ask(`/cars/${others[0]?.slug}/autogauge`)).json()).toEqual({});
    expect((await ask('/cars/nothing/autogauge')).status).toBe(404);
  });

  test('K16 V11 similar vehicles, the nearest in price first, also of one that has gone', async () => {
    const { ask } = await exampleBackend([site()]);
    expect((await ask(`/api/cars/${vehicle.slug}/similar`)).json()).toEqual({ ids: ['v2', 'v3'] });
    expect((await ask('/api/cars/old-car/similar')).json()).toEqual({ ids: ['v1', 'v2', 'v3'] });
  });

  test('K15 C9 the small print, only where the page shows finance', async () => {
    const finance = { advertise: ADVERTISED, disclaimer: 'Subject to approval.' };
    const { ask } = await exampleBackend([site({ tenant: { finance } })]);
    expect((await ask('/api/cars/v1/finance-disclaimer')).json()).toEqual({
      disclaimer: 'Subject to approval.',
    });
    expect((await ask('/api/cars/old/finance-disclaimer')).status).toBe(404);
  });
});

describe('calls about the dealer', () => {
  test('K7 V9 a delivery costs what its region says; a postcode of none is 404, and what is none 422', async () => {
    const delivery = [{ name: 'Brisbane', price: 250, postcodes: [{ from: '4000', to: '4199' }] }];
    const { ask } = await exampleBackend([site({ tenant: { costs: { delivery } } })]);
    expect((await ask('/api/delivery-price?postcode=4101')).json()).toEqual({
      name: 'Brisbane',
      price: 250,
      place: 'West End QLD',
    });
    // A postcode of boxes alone is in no table of places, and has its price all the same.
    expect((await ask('/api/delivery-price?postcode=4199')).json()).toEqual({ name: 'Brisbane', price: 250 });
    expect((await ask('/api/delivery-price?postcode=6000')).status).toBe(404);
    const wrong = await ask('/api/delivery-price?postcode=40');
    expect(wrong.status).toBe(422);
    expect(wrong.json()).toMatchObject({ error: 'postcode: a postcode of 4 digits' });
  });

  test('K6 D6 a phone reveal is recorded for the tenant of the host', async () => {
    const { post, backend } = await exampleBackend([site()]);
    expect((await post('/api/phone-reveals', { car_id: 'v1' })).json()).toEqual({ recorded: true });
    const rows = await backend.store.db.selectFrom('phone_reveal').selectAll().execute();
    expect(rows).toMatchObject([{ tenant: 'example', car_id: 'v1' }]);
  });

  test('K17 a postcode as a maps service answers it', async () => {
    const { ask } = await exampleBackend([site()]);
    const found = (await ask('/api/geocode?postal_code=2150&country=AU')).json();
    expect(found).toMatchObject({
      status: 'OK',
      results: [{ geometry: { location: { lat: expect.closeTo(-33.8, 1), lng: expect.closeTo(151, 1) } } }],
    });
    expect((await ask('/api/geocode?postal_code=9999')).json()).toEqual({
      status: 'ZERO_RESULTS',
      results: [],
    });
    expect((await ask('/api/geocode?postal_code=2150&country=NZ')).status).toBe(422);
  });

  test('K18 M5 a model by its name', async () => {
    const models = {
      brands: [{ id: 'b', name: 'Aldera', slug: 'aldera' }],
      list: [{ slug: 'larkspur', name: 'Larkspur', manufacturer: 'aldera' }],
    };
    const { ask } = await exampleBackend([site({ tenant: { models } })]);
    expect((await ask('/api/models?name=ALDERA%20larkspur')).json()).toMatchObject({
      slug: 'larkspur',
      model_variants: [],
      colours: [],
    });
    expect((await ask('/api/models?name=other')).status).toBe(404);
  });

  test('K8 F5 appointments of a place, without those that are booked', async () => {
    const { ask } = await exampleBackend([
      site({ tenant: { locations: [PLACE], appointments: { days_ahead: 7 } } }),
    ]);
    expect((await ask('/api/appointments?location=yard')).json()).toEqual({
      location: 'yard',
      name: 'Yard',
      time_zone: 'Australia/Sydney',
      days: [{ day: '2026-11-23', times: ['09:00', '10:00'] }],
    });
    expect((await ask('/api/appointments')).json()).toMatchObject({ location: 'yard' });
    expect((await ask('/api/appointments?location=nowhere')).status).toBe(404);
  });

  test('K8 F5 appointments for a vehicle are those of its own place', async () => {
    const places = [PLACE, { ...PLACE, id: 'far', slug: 'far-yard', name: 'Far Yard' }];
    const away = exampleVehicle({ id: 'away', location_slug: 'far-yard' });
    const handover = exampleHandover({ tenant: { locations: places } });
    const stock = { ...handover.stock, vehicles: [away] };
    const { ask } = await exampleBackend([toSiteRelease({ ...handover, stock })]);
    const locationFor = async (question: string) =>
      ((await ask(`/api/appointments${question}`)).json() as { location: string }).location;
    expect(await locationFor(`?car_id=${away.slug}`)).toBe('far-yard');
    expect(await locationFor(`?car_id=${away.slug}&location=yard`)).toBe('yard');
    expect(await locationFor('?car_id=unknown')).toBe('yard');
  });
});

describe('K9 C10 a quote', () => {
  test('is the own arithmetic, marked as an estimate, where no provider is set', async () => {
    const { post } = await exampleBackend([site({ tenant: { finance: { advertise: ADVERTISED } } })]);
    const quote = (await post('/api/youx/quote', BODY)).json();
    expect(quote).toEqual({
      weeklyRepaymentAmount: expect.any(Number),
      comparisonRate: 8.19,
      advertisedRate: 6.29,
      estimate: true,
    });
    // 260 payments repay the price with interest.
    const { weeklyRepaymentAmount } = quote as { weeklyRepaymentAmount: number };
    expect(weeklyRepaymentAmount * 260).toBeGreaterThan(BODY.purchasePrice);
    expect(weeklyRepaymentAmount * 260).toBeLessThan(BODY.purchasePrice * 1.4);
  });

  test('is no rate at all where nobody may advertise credit', async () => {
    const { post } = await exampleBackend([site()]);
    expect((await post('/api/youx/quote', BODY)).status).toBe(404);
  });

  test.each([
    [{ ...BODY, selfAssessedCreditScore: 'GOOD' }],
    [{ ...BODY, loanTerm: 7 }],
    [{ ...BODY, purchasePrice: -1 }],
    [{ ...BODY, extra: 1 }],
  ])('is exactly what the call takes', async (body) => {
    const { post } = await exampleBackend([site({ tenant: { finance: { advertise: ADVERTISED } } })]);
    expect((await post('/api/youx/quote', body)).status).toBe(422);
  });

  const quote_provider = 'https://quotes.example/v1';
  test('comes from the provider of the dealer, word for word', async () => {
    const asked: unknown[] = [];
    const { post } = await exampleBackend(
      [site({ tenant: { finance: { advertise: ADVERTISED, quote_provider } } })],
      {
        fetch: (address, init) => {
          asked.push([address, JSON.parse(String(init?.body))]);
          const quote = { weeklyRepaymentAmount: 99, comparisonRate: 7, advertisedRate: 6, added: 'kept' };
          return Promise.resolve(Response.json(quote));
        },
      },
    );
    const quote = (await post('/api/youx/quote', BODY)).json();
    expect(quote).toEqual({ weeklyRepaymentAmount: 99, comparisonRate: 7, advertisedRate: 6, added: 'kept' });
    expect(asked).toEqual([[quote_provider, BODY]]);
  });

  test.each([
    ['is away', () => Promise.reject(new Error('refused'))],
    ['fails', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['answers nonsense', () => Promise.resolve(Response.json({ weekly: 1 }))],
  ])('a provider that %s is a 503, and the page says nothing', async (_, fetch) => {
    const { post } = await exampleBackend(
      [site({ tenant: { finance: { advertise: ADVERTISED, quote_provider } } })],
      { fetch },
    );
    expect((await post('/api/youx/quote', BODY)).status).toBe(503);
  });
});
