import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { StockRuleSettings } from './stock-rule-settings.ts';
import { STOCK_RULES, stockDecision } from './stock-rule.ts';
import type { Vehicle } from './vehicle.ts';

const TODAY = '2026-11-21';
const PHOTO = { images: [{ url: '/img/a' }] };

function soldOn(day: string): Partial<Vehicle> {
  return { status: 'sold', sold: true, sold_date_timestamp: Date.parse(`${day}T12:00:00+11:00`) / 1000 };
}

function isShown(changes: Partial<Vehicle>, settings: Parameters<typeof StockRuleSettings.parse>[0] = {}) {
  return stockDecision(exampleVehicle(changes), StockRuleSettings.parse(settings), TODAY).shown;
}

/** One vehicle of every kind the rules tell apart. */
const LOCATION = {
  'in stock': PHOTO,
  'coming soon': { ...PHOTO, status: 'coming_soon' },
  'sold lately': { ...PHOTO, ...soldOn('2026-11-20') },
  'sold before': { ...PHOTO, ...soldOn('2026-11-01') },
  'in transit': { ...PHOTO, status: 'in_transit' },
  unpriced: { ...PHOTO, price: 0 },
  unpictured: {},
  reserved: { ...PHOTO, reserved: true },
  new: { ...PHOTO, car_type: 'new' },
  demo: { ...PHOTO, car_type: 'demo' },
  certified: { ...PHOTO, certified: true },
} satisfies Record<string, Partial<Vehicle>>;
const STANDARD = Object.keys(LOCATION).filter((name) => name !== 'sold before' && name !== 'in transit');

function without(...names: string[]): string[] {
  return STANDARD.filter((name) => !names.includes(name));
}

test.each([
  [0, 'standard', STANDARD],
  [1, 'in-stock', without('coming soon', 'sold lately')],
  [2, 'available', without('sold lately')],
  [3, 'in-stock-and-sold', without('coming soon')],
  [4, 'all-sold', [...STANDARD, 'sold before']],
  [5, 'priced', without('unpriced')],
  [6, 'pictured', without('unpictured')],
  [7, 'priced-and-pictured', without('unpriced', 'unpictured')],
  [8, 'unreserved', without('sold lately', 'reserved')],
  [9, 'new', ['new']],
  [10, 'new-and-demo', ['new', 'demo']],
  [11, 'used', without('new', 'demo')],
  [12, 'used-and-demo', without('new')],
  [13, 'certified', ['certified']],
  [14, 'everything', Object.keys(LOCATION)],
])('S10 rule %d, %s, shows what its sentence says', (mode, name, shown) => {
  expect(STOCK_RULES[mode]?.name).toBe(name);
  const passed = Object.entries(LOCATION).filter(([, vehicle]) => isShown(vehicle, { mode }));
  expect(passed.map(([kind]) => kind).toSorted()).toEqual(shown.toSorted());
});

test('S10 there are 15 rules, each with a name of its own', () => {
  expect(new Set(STOCK_RULES.map((rule) => rule.name)).size).toBe(15);
});

test('S10 no rule shows a vehicle that is not marked for the website', () => {
  for (const mode of STOCK_RULES.keys()) {
    expect(isShown({ ...PHOTO, show_on_dealer_website: false }, { mode })).toBe(false);
  }
});

test.each([
  ['2026-11-21', undefined, true],
  ['2026-11-18', undefined, true],
  ['2026-11-17', undefined, false],
  ['2026-11-17', 4, true],
  ['2026-11-20', 0, false],
  ['2026-11-21', 0, true],
  ['2026-11-23', undefined, true],
])('S10 a car sold on %s shows on the 21st with sold_days %s: %s', (day, sold_days, shown) => {
  expect(isShown(soldOn(day), { sold_days })).toBe(shown);
});

test('S10 a car sold on an unknown day does not show, and the reason says so', () => {
  const decision = stockDecision(exampleVehicle({ sold: true }), StockRuleSettings.parse({}), TODAY);
  expect(decision).toEqual({
    shown: false,
    reason: "sold on a day the feed does not give; rule 'standard' does not show it",
  });
});

test.each([
  [{ show_on_dealer_website: false }, {}, 'not marked for the website (show_on_dealer_website)'],
  [{ status: 'in_transit' }, {}, "status is 'in_transit'; rule 'standard' does not show it"],
  [soldOn('2026-11-16'), {}, "sold 5 days ago; rule 'standard' does not show it"],
  [soldOn('2026-11-20'), { mode: 2 }, "sold 1 day ago; rule 'available' does not show it"],
  [{ price: 0 }, { mode: 5 }, "it has no price; rule 'priced' does not show it"],
  [{ stocknum: ' a12 ' }, { exclude: { stock_numbers: ['A12'] } }, 'stock number a12 is excluded'],
])('S10 the reason for hiding %j with %j', (changes, settings, reason) => {
  expect(stockDecision(exampleVehicle(changes), StockRuleSettings.parse(settings), TODAY)).toEqual({
    shown: false,
    reason,
  });
});

const exclude = { new_and_low_km_demo_makes: ['alder'], new_makes: ['Birch'] };

test.each([
  [{ car_type: 'new' }, false],
  [{ car_type: 'demo', km: 3000 }, false],
  [{ car_type: 'demo', km: 3001 }, true],
  [{ car_type: 'demo' }, true],
  [{ car_type: 'used', km: 10 }, true],
  [{ make: 'BIRCH', car_type: 'new' }, false],
  [{ make: 'Birch', car_type: 'demo', km: 10 }, true],
  [{ make: 'Cedar', car_type: 'new' }, true],
] as const)('S11 with makes excluded a vehicle with %j shows: %s', (changes, shown) => {
  expect(isShown(changes, { exclude })).toBe(shown);
});

test('S10 a mode outside the table is an error that names the field', () => {
  const settings = { ...StockRuleSettings.parse({}), mode: 15 };
  expect(() => stockDecision(exampleVehicle(), settings, TODAY)).toThrow('stock.mode is 15');
});
