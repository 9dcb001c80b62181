import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.ts';
import { readFuelUrl, writeFuelUrl } from './cost-url.ts';
import { CostsSettings } from './costs-settings.ts';
import { FUEL_LIMITS, fuelCost, runningCostKind, startFuelInputs, type FuelInputs } from './fuel-cost.ts';
import { runningCost, startRunningInputs } from './running-cost.ts';

const SETTINGS = CostsSettings.parse({});
const START = startFuelInputs(exampleVehicle(), SETTINGS);

// 250 / 100 x 10 x 1.70 = 42.50 a week, x 52 = 2,210; 400 / 100 x 7.5 x 2 = 60, x 52 = 3,120
test.each([
  [{}, 42.5, 2210],
  [{ weeklyKilometres: 400, litresPer100Km: 7.5, pricePerLitre: 2 }, 60, 3120],
  [{ weeklyKilometres: 0 }, 0, 0],
])('V8 fuel for %o costs $%d a week and $%d a year', (changes, perWeek, perYear) => {
  const cost = fuelCost({ ...START, ...changes });
  expect(cost.perWeek).toBeCloseTo(perWeek, 9);
  expect(cost.perYear).toBeCloseTo(perYear, 9);
});

test.each([
  [undefined, 10],
  [{ fuelconsumptioncombined: 0 }, 10],
  [{ fuelconsumptioncombined: 6.4 }, 6.4],
])('V8 with the figures %o the calculator starts at %d litres, $1.70 and 250 km', (variant, litres) => {
  const vehicle = exampleVehicle(variant ? { variant } : {});
  expect(startFuelInputs(vehicle, SETTINGS)).toEqual({
    weeklyKilometres: 250,
    litresPer100Km: litres,
    pricePerLitre: 1.7,
  });
});

test.each([
  [{ fuel: 'Petrol' }, 'fuel'],
  [{ simple_fuel: 'Hybrid' }, 'fuel'],
  [{ simple_fuel: 'Electric' }, 'electricity'],
  [{ fuel: 'Petrol/Electric' }, 'fuel'],
  [{ item_type: 'caravan' }, 'none'],
] as const)('V8 a vehicle with %o has the calculator for %s', (changes, kind) => {
  expect(runningCostKind(exampleVehicle(changes))).toBe(kind);
});

// 150 Wh a km = 15 kWh for 100 km, x $0.30 = $4.50; 250 x 52 = 13,000 km a year, 130 x 4.50 = 585;
// petrol 10 x 1.70 = 17 for 100 km, 130 x 17 = 2,210; 2,210 - 585 = 1,625
test('V8 an electric car’s cost for 100 km and a year stands beside petrol', () => {
  const vehicle = exampleVehicle({ variant: { energyconsumption: 150 } });
  const { inputs, isOwnFigure } = startRunningInputs(vehicle, SETTINGS);
  expect(isOwnFigure).toBe(true);
  const cost = runningCost(inputs);
  expect(cost.electricity.per100Km).toBeCloseTo(4.5, 9);
  expect(cost.electricity.perYear).toBeCloseTo(585, 9);
  expect(cost.petrol.per100Km).toBeCloseTo(17, 9);
  expect(cost.petrol.perYear).toBeCloseTo(2210, 9);
  expect(cost.savingPerYear).toBeCloseTo(1625, 9);
});

test('V8 where electricity is dearer the saving is negative', () => {
  const inputs = { ...START, wattHoursPerKm: 200, centsPerKwh: 100 };
  // 20 kWh x $1 = 20 against 17 for 100 km: 3 x 130 = 390 a year.
  expect(runningCost(inputs).savingPerYear).toBeCloseTo(-390, 9);
});

test('V8 a consumption that is not known is assumed, and said to be', () => {
  const unknown = exampleVehicle({ variant: { energyconsumption: 0 } });
  expect(startRunningInputs(unknown, SETTINGS)).toMatchObject({
    isOwnFigure: false,
    inputs: { wattHoursPerKm: 180, centsPerKwh: 30 },
  });
});

test.each<[string, Partial<FuelInputs>]>([
  ['', {}],
  [
    'km=400&consumption=7.4&fuel_price=1.899',
    { weeklyKilometres: 400, litresPer100Km: 7.4, pricePerLitre: 1.899 },
  ],
  ['km=999999', { weeklyKilometres: 5000 }],
  ['km=-1&consumption=NaN&fuel_price=1e3', {}],
])('V8 the address ?%s is read tolerantly', (query, expected) => {
  expect(readFuelUrl(new URLSearchParams(query), START)).toEqual({ ...START, ...expected });
});

test('V8 an address leads back to its figures and keeps foreign parameters', () => {
  const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000);
  const inputs = fc.record({
    weeklyKilometres: thousandths(FUEL_LIMITS.weeklyKilometres.max),
    litresPer100Km: thousandths(FUEL_LIMITS.litresPer100Km.max),
    pricePerLitre: thousandths(FUEL_LIMITS.pricePerLitre.max),
  });
  fc.assert(
    fc.property(inputs, (worked) => {
      const address = writeFuelUrl(worked, START, new URLSearchParams('term=3'));
      expect(address.get('term')).toBe('3');
      expect(readFuelUrl(address, START)).toEqual(worked);
    }),
  );
});
