import { expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { rememberVehicle } from '../../stock/history/remembered-vehicle.ts';
import { leftRedirects } from './left-redirects.ts';

const settings = { gone_page_days: 90, gone_redirect_days: 275 };
const TODAY = '2026-06-01';
const gone = (slug: string, goneOn: string, make = 'Alder', model = 'Brook') => ({
  ...rememberVehicle(exampleVehicle({ id: slug, slug, make, model })),
  goneOn,
});
const moved = [{ from: 'old', to: 'new', on: '2026-05-01' }];
const LISTS = new Set(['alder', 'alder/brook', 'boobook']);

test('S10 a vehicle leads to its new address, and one long gone to its model, else its make, else nowhere', () => {
  const left = {
    gone: [
      gone('page', '2026-05-01'),
      gone('model', '2026-01-01'),
      gone('make', '2026-01-02', 'Boobook', 'Owl'),
      gone('none', '2026-01-03', 'Carina', 'Nova'),
      gone('over', '2025-01-01'),
    ],
    moved,
  };
  expect(leftRedirects(left, settings, LISTS, TODAY, 100)).toEqual([
    { from: '/cars/old', to: '/cars/new', status: 301 },
    { from: '/cars/make', to: '/search/boobook', status: 301 },
    { from: '/cars/model', to: '/search/alder/brook', status: 301 },
  ]);
});

test('S10 there are never more than the host takes, and changed addresses come first', () => {
  const left = { gone: [gone('a', '2026-01-01'), gone('b', '2026-01-05')], moved };
  const froms = (budget: number) =>
    leftRedirects(left, settings, LISTS, TODAY, budget).map(({ from }) => from);
  expect(froms(2)).toEqual(['/cars/old', '/cars/b']);
  expect(froms(0)).toEqual([]);
  expect(froms(-3)).toEqual([]);
});
