import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEMO_DEALERS } from './dealers/demo-dealers.ts';
import { demoStock } from './demo-stock.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { EDGES, applyEdges } from './edges.ts';
import type { EdgeName } from './edges.ts';
import { readTenantMedia } from './tenant-media.ts';

const TODAY = '2026-11-21';
const DAY = 86_400;
const today = Date.parse(`${TODAY}T00:00:00Z`) / 1000;
const tenantsFolder = fileURLToPath(new URL('../../tenants/', import.meta.url));

type Seen = (vehicle: DemoVehicle, stock: readonly DemoVehicle[]) => boolean;

const soldDaysAgo =
  (days: number): Seen =>
  ({ status, sold, sold_date_timestamp = 0 }) =>
    status === 'sold' && sold && Math.floor((today + DAY - 1 - sold_date_timestamp) / DAY) === days;
const sharedBy =
  (field: 'vin' | 'stocknum'): Seen =>
  (vehicle, stock) =>
    vehicle[field] !== undefined && stock.filter((other) => other[field] === vehicle[field]).length === 2;

/** How each edge is recognised in the stock, by what it looks like and not by how it was made. */
const SEEN = {
  'sold today': soldDaysAgo(0),
  'sold two days ago': soldDaysAgo(2),
  'sold five days ago': soldDaysAgo(5),
  'coming soon': ({ status }) => status === 'coming_soon',
  'new arrival': ({ created_at }) => created_at?.startsWith('2026-11-18') === true,
  reserved: ({ reserved, status }) => reserved && status === 'in_stock',
  preorder: ({ preorder, price }) => preorder && price === undefined,
  'no price': ({ preorder, price }) => !preorder && price === undefined,
  'price zero': ({ price }) => price === 0,
  'one photo': ({ images }) => images.length === 1,
  'no photo': ({ images }) => images.length === 0,
  'many photos': ({ images }) => images.length >= 12,
  spin: ({ spin_images, hotspots }) => spin_images.length === 36 && (hotspots?.exterior.length ?? 0) > 0,
  'spin and interior': ({ spin_interior_image, hotspots }) =>
    spin_interior_image !== undefined && (hotspots?.interior.length ?? 0) > 0,
  video: ({ video_url }) => video_url !== undefined,
  'history report': ({ file }) => file !== undefined,
  'expired rego': ({ rego_expiry }) => rego_expiry !== undefined && rego_expiry < TODAY,
  'no comments': ({ dealercomments }) => dealercomments === '',
  'long comments': ({ dealercomments = '' }) => dealercomments.length >= 1200,
  'HTML comments': ({ dealercomments = '' }) => /<ul><li>/.test(dealercomments),
  'estimated drive away': ({ price_type }) => price_type === 'estimated_drive_away',
  'excluding government charges': ({ price_type }) => price_type === 'excluding_government_charges',
  'reduced price': ({ price = 0, before_price = 0, price_history }) =>
    before_price > price && price_history[0]?.price === before_price && price_history.at(-1)?.price === price,
  'below market': ({ autograb_data }) => autograb_data?.fill === 0.87,
  'near market': ({ autograb_data }) => autograb_data?.fill === 0.55,
  'above market': ({ autograb_data }) => autograb_data !== undefined && autograb_data.fill === undefined,
  certified: ({ certified, car_type }) => certified && car_type === 'used',
  'runout sale': ({ tag }) => tag === 'Runout Sale',
  'test drive only': ({ tag = '' }) => /^Test (Drive|Ride) Only$/.test(tag),
  'manager special': ({ tag }) => tag === "Manager's Special",
  'finance offers': ({ lenders }) => Object.keys(lenders ?? {}).length === 2,
  'online quote': ({ youxQuote }) => (youxQuote?.weeklyRepaymentAmount ?? 0) > 0,
  'unknown status': ({ status }) => status === 'in_transit',
  'hidden from website': ({ show_on_dealer_website }) => !show_on_dealer_website,
  'duplicate by VIN': sharedBy('vin'),
  'duplicate by stock number': sharedBy('stocknum'),
  'no make': ({ make }) => make === '',
  'negative kilometres': ({ km = 0 }) => km < 0,
  'broken VIN': ({ vin }) => vin !== undefined && !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin),
} satisfies Record<EdgeName, Seen>;

const stocks = await Promise.all(
  DEMO_DEALERS.map(async (dealer) => {
    const media = await readTenantMedia(path.join(tenantsFolder, dealer.slug));
    return { dealer, media, stock: demoStock(dealer, media, TODAY) };
  }),
);

test.for(stocks)('$dealer.slug has every edge as often as it names it', ({ dealer, stock }) => {
  for (const [name, uses] of Map.groupBy(dealer.edges, (edge) => edge)) {
    const seen: Seen = SEEN[name];
    const found = stock.filter((vehicle) => seen(vehicle, stock)).length;
    expect(found, name).toBeGreaterThanOrEqual(uses.length);
  }
});

test('every edge there is occurs at some dealer', () => {
  const named = new Set(DEMO_DEALERS.flatMap(({ edges }) => edges));
  expect(Object.keys(EDGES).filter((name) => !named.has(name as EdgeName))).toEqual([]);
});

test('the wheels, fuels and kinds of the specification all occur', () => {
  const all = stocks.flatMap(({ stock }) => stock);
  expect(new Set(all.map(({ item_type }) => item_type))).toEqual(
    new Set(['car', 'caravan', 'motorcycle', 'truck']),
  );
  expect(new Set(all.map(({ simple_fuel }) => simple_fuel))).toEqual(
    new Set(['Petrol', 'Diesel', 'Hybrid', 'Electric', undefined]),
  );
  expect(new Set(all.map(({ car_type }) => car_type))).toEqual(new Set(['new', 'demo', 'used']));
});

test('an edge that no vehicle suits is told by its name', () => {
  const { media, stock } = stocks[0]!;
  const onlyNew = stock.filter(({ car_type }) => car_type === 'new');
  expect(() => applyEdges(onlyNew, ['sold today'], { today: TODAY, media })).toThrow("'sold today'");
});

test('no vehicle takes two edges', () => {
  const { media, stock } = stocks[0]!;
  const two = stock.filter(({ images, car_type }) => images.length > 2 && car_type === 'used').slice(0, 2);
  const changed = applyEdges(two, ['no comments', 'one photo'], { today: TODAY, media });
  expect(changed.filter(({ dealercomments }) => dealercomments === '')).toHaveLength(1);
  expect(
    changed.filter(({ images, dealercomments }) => images.length === 1 && dealercomments !== ''),
  ).toHaveLength(1);
});
