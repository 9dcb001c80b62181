import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { COST_LIMITS, type FuelInputs } from './cost-inputs.ts';
import { readCostUrl, writeCostUrl } from './cost-url.ts';
import { CostsSettings } from './costs-settings.ts';
import { fuelCost, startFuelCosts } from './fuel-cost.ts';
import { runningCost, startRunningCosts, usualLitres } from './running-cost.ts';

const SETTINGS = CostsSettings.parse({});
const FUEL = startFuelCosts(exampleVehicle(), SETTINGS)!.inputs;

// 250 / 100 x 10 x 1.70 = 42.50 a week, x 52 = 2,210; 400 / 100 x 7.5 x 2 = 60, x 52 = 3,120
test.each([
  [{}, 42.5, 2210],
  [{ weeklyKilometres: 400, litresPer100Km: 7.5, pricePerLitre: 2 }, 60, 3120],
  [{ weeklyKilometres: 0 }, 0, 0],
])('V8 fuel for %o costs $%d a week and $%d a year', (changes, perWeek, perYear) => {
  const cost = fuelCost({ ...FUEL, ...changes });
  expect(cost.perWeek).toBeCloseTo(perWeek, 9);
  expect(cost.perYear).toBeCloseTo(perYear, 9);
});

test.each<[Partial<Vehicle>, number, string]>([
  [{}, 10, "Assumes 10 L/100 km, because this car's consumption isn't listed."],
  [{ variant: { fuelconsumptioncombined: 0 } }, 10, 'Assumes 10 L/100 km'],
  [{ variant: { fuelconsumptioncombined: 6.4 } }, 6.4, ''],
  [{ item_type: 'truck' }, 25, 'Assumes 25 L/100 km, because this truck'],
  [{ item_type: 'motorcycle' }, 5.5, 'Assumes 5.5 L/100 km, because this motorcycle'],
  [{ simple_body: 'Van' }, 12, 'Assumes 12 L/100 km, because this van'],
  [{ body: 'Minivan' }, 10, 'Assumes 10 L/100 km, because this car'],
])('V8 a vehicle with %o starts at %d litres, $1.70 and 250 km: %j', (changes, litres, assumption) => {
  const start = startFuelCosts(exampleVehicle(changes), SETTINGS);
  expect(start?.inputs).toEqual({ weeklyKilometres: 250, litresPer100Km: litres, pricePerLitre: 1.7 });
  if (assumption) expect(start?.assumption).toContain(assumption);
  else expect(start?.assumption).toBe('');
});

test.each<[Partial<Vehicle>, 'fuel' | 'electricity' | 'none']>([
  [{ fuel: 'Petrol' }, 'fuel'],
  [{ simple_fuel: 'Hybrid' }, 'fuel'],
  [{ simple_fuel: 'Electric' }, 'electricity'],
  [{ simple_fuel: 'Electric', item_type: 'motorcycle' }, 'electricity'],
  [{ fuel: 'Petrol/Electric' }, 'fuel'],
  [{ item_type: 'caravan' }, 'none'],
  [{ item_type: 'caravan', simple_fuel: 'Electric' }, 'none'],
])('V8 a vehicle with %o has the calculator for %s', (changes, kind) => {
  const vehicle = exampleVehicle(changes);
  expect(startFuelCosts(vehicle, SETTINGS) !== undefined).toBe(kind === 'fuel');
  expect(startRunningCosts(vehicle, SETTINGS) !== undefined).toBe(kind === 'electricity');
});

const electric = (changes: Partial<Vehicle>) =>
  startRunningCosts(exampleVehicle({ simple_fuel: 'Electric', ...changes }), SETTINGS)!;

// 150 Wh a km = 15 kWh for 100 km, x $0.30 = $4.50; 250 x 52 = 13,000 km a year, 130 x 4.50 = 585;
// petrol 10 x 1.70 = 17 for 100 km, 130 x 17 = 2,210; 2,210 - 585 = 1,625
test('V8 an electric car’s cost for 100 km and a year stands beside petrol', () => {
  const { inputs, assumption } = electric({ variant: { energyconsumption: 150 } });
  expect(assumption).toBe('Assumes 10 L/100 km for a petrol car. Enter your own if you know it.');
  const cost = runningCost(inputs);
  expect(cost.electricity.per100Km).toBeCloseTo(4.5, 9);
  expect(cost.electricity.perYear).toBeCloseTo(585, 9);
  expect(cost.fuel.per100Km).toBeCloseTo(17, 9);
  expect(cost.fuel.perYear).toBeCloseTo(2210, 9);
  expect(cost.savingPerYear).toBeCloseTo(1625, 9);
});

test('V8 an electric car is compared with the mean of the dealer’s own, of five on', () => {
  const petrol = [7.1, 7.4, 7.5, 7.9, 8.2].map((fuelconsumptioncombined) =>
    exampleVehicle({ simple_fuel: 'Petrol', variant: { fuelconsumptioncombined } }),
  );
  const diesel = exampleVehicle({ simple_fuel: 'Diesel', variant: { fuelconsumptioncombined: 12 } });
  expect(usualLitres([...petrol, diesel, exampleVehicle({ simple_fuel: 'Petrol' })])).toEqual({ car: 7.6 });
  expect(usualLitres(petrol.slice(1))).toEqual({});
  const car = exampleVehicle({ simple_fuel: 'Electric', variant: { energyconsumption: 150 } });
  const start = startRunningCosts(car, SETTINGS, { car: 7.6 });
  expect(start?.inputs.litresPer100Km).toBe(7.6);
  expect(start?.assumption).toBe(
    "Assumes 7.6 L/100 km for a petrol car, our stock's average. Enter your own if you know it.",
  );
});

test('V8 where electricity is dearer the saving is negative', () => {
  const inputs = { ...FUEL, wattHoursPerKm: 200, centsPerKwh: 100 };
  // 20 kWh x $1 = 20 against 17 for 100 km: 3 x 130 = 390 a year.
  expect(runningCost(inputs).savingPerYear).toBeCloseTo(-390, 9);
});

test.each<[Partial<Vehicle>, string, number, number]>([
  [{}, 'petrol car', 180, 10],
  [{ simple_body: 'Van' }, 'diesel van', 280, 12],
  [{ item_type: 'truck' }, 'diesel truck', 900, 25],
  [{ item_type: 'motorcycle' }, 'petrol motorcycle', 70, 5.5],
])(
  'V8 an electric vehicle with %o is compared with a %s',
  (changes, name, wattHoursPerKm, litresPer100Km) => {
    const { inputs, partner, assumption } = electric(changes);
    expect(partner.name).toBe(name);
    expect(inputs).toMatchObject({ wattHoursPerKm, litresPer100Km, centsPerKwh: 30 });
    expect(assumption).toBe(
      `Assumes ${wattHoursPerKm} Wh per kilometre, because this ${name.split(' ')[1]}'s consumption isn't listed, and ${litresPer100Km} L/100 km for a ${name}. Enter your own if you know it.`,
    );
  },
);

test.each<[string, Partial<FuelInputs>]>([
  ['', {}],
  [
    'km=400&consumption=7.4&fuel_price=1.899',
    { weeklyKilometres: 400, litresPer100Km: 7.4, pricePerLitre: 1.899 },
  ],
  ['km=999999', { weeklyKilometres: 5000 }],
  ['km=-1&consumption=NaN&fuel_price=1e3', {}],
])('V8 the address ?%s is read tolerantly', (query, expected) => {
  expect(readCostUrl(new URLSearchParams(query), FUEL)).toEqual({ ...FUEL, ...expected });
});

test('V8 an address carries no figure that is in error', () => {
  const wrong = { weeklyKilometres: 5001, litresPer100Km: 7, pricePerLitre: Number.NaN };
  expect(writeCostUrl(wrong, FUEL, new URLSearchParams()).toString()).toBe('consumption=7');
});

test('V8 an address leads back to its figures and keeps foreign parameters', () => {
  const START = electric({}).inputs;
  const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000);
  const inputs = fc.record({
    weeklyKilometres: thousandths(COST_LIMITS.weeklyKilometres.max),
    litresPer100Km: thousandths(COST_LIMITS.litresPer100Km.max),
    pricePerLitre: thousandths(COST_LIMITS.pricePerLitre.max),
    wattHoursPerKm: thousandths(COST_LIMITS.wattHoursPerKm.max),
    centsPerKwh: thousandths(COST_LIMITS.centsPerKwh.max),
  });
  fc.assert(
    fc.property(inputs, (worked) => {
      const address = writeCostUrl(worked, START, new URLSearchParams('term=3'));
      expect(address.get('term')).toBe('3');
      expect(readCostUrl(address, START)).toEqual(worked);
    }),
  );
});
