import { expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { leftAddresses } from './left-addresses.ts';
import { rememberVehicle } from './remembered-vehicle.ts';

const settings = { gone_page_days: 90, gone_redirect_days: 275 };
const NOBODY = new Set<string>();
const car = (stocknum: string, changes: Partial<Vehicle> = {}) =>
  rememberVehicle(
    exampleVehicle({ id: stocknum, stocknum, slug: `car-${stocknum.toLowerCase()}`, ...changes }),
  );
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('S10 a vehicle that vanishes is kept with the day, until its time has run out', () => {
  const first = leftAddresses({ vehicles: [car('A'), car('B')] }, [car('A')], NOBODY, settings, '2026-01-01');
  expect(first).toEqual({ gone: [{ ...car('B'), goneOn: '2026-01-01' }], moved: [] });
  const night = (today: string) =>
    leftAddresses({ vehicles: [car('A')], ...first }, [car('A')], NOBODY, settings, today);
  expect(night('2026-12-31').gone).toEqual(first.gone);
  expect(night('2027-01-01').gone).toEqual([]);
});

test('S10 one that comes back, and an address that another vehicle takes, are not left behind', () => {
  const gone = [
    { ...car('B'), goneOn: '2026-01-01' },
    { ...car('C'), goneOn: '2026-01-01' },
  ];
  const now = [car('B'), car('N', { slug: 'car-c' })];
  expect(leftAddresses({ vehicles: [], gone }, now, NOBODY, settings, '2026-01-05')).toEqual({
    gone: [],
    moved: [],
  });
});

test('D2 a vehicle is called sold when the feed says so, while it is shown or later', () => {
  const before = [car('A', { sold: true }), car('B'), car('C')];
  const { gone } = leftAddresses({ vehicles: before }, [], new Set(['stocknum:B']), settings, '2026-01-01');
  expect(gone.map(({ sold }) => sold)).toEqual([true, true, false]);
});

test('S10 an address that changes leads to the new one, and never to another redirect', () => {
  const [one, two, three] = ['car-1', 'car-2', 'car-3'] as const;
  const first = leftAddresses(
    { vehicles: [car('A', { slug: one })] },
    [car('A', { slug: two })],
    NOBODY,
    settings,
    '2026-01-01',
  );
  expect(first).toEqual({ gone: [], moved: [{ from: one, to: two, on: '2026-01-01' }] });
  const second = leftAddresses(
    { vehicles: [car('A', { slug: two })], ...first },
    [car('A', { slug: three })],
    NOBODY,
    settings,
    '2026-01-02',
  );
  expect(second.moved).toEqual([
    { from: two, to: three, on: '2026-01-02' },
    { from: one, to: three, on: '2026-01-01' },
  ]);
  // The vehicle goes: the old addresses lead to the page it leaves behind.
  const third = leftAddresses(
    { vehicles: [car('A', { slug: three })], ...second },
    [],
    NOBODY,
    settings,
    '2026-01-03',
  );
  expect(slugs(third.gone)).toEqual([three]);
  expect(third.moved).toEqual(second.moved);
  // It comes back under its first address.
  const fourth = leftAddresses(
    { vehicles: [], ...third },
    [car('A', { slug: one })],
    NOBODY,
    settings,
    '2026-01-04',
  );
  expect(fourth.gone).toEqual([]);
  expect(fourth.moved.map(({ from, to }) => [from, to])).toEqual([
    [three, one],
    [two, one],
  ]);
});
