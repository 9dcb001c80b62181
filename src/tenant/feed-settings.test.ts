import { expect, test } from 'vitest';
import { FeedSettings } from './feed-settings.ts';

const problems = (feed: object): string[] => {
  const parsed = FeedSettings.safeParse({ source: 'stock.csv', format: 'csv', ...feed });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each([
  [{ units: { km: 'mi', power: 'bhp', towingcapacitybraked: 't', body_length: 'ft' } }, []],
  [{ units: { power: 'mi' } }, ['units.power: a unit that power can be written in: kW, hp, PS']],
  [{ units: { powr: 'hp' } }, ['units.powr: a field with a unit, such as power']],
  [{ units: { make: 'hp' } }, ['units.make: a field with a unit']],
  [
    { date_order: 'month-first' },
    ['date_order: Invalid option: expected one of "day-month-year"|"month-day-year"'],
  ],
])('R3 N2 the settings %j have the problems %j', (feed, expected) => {
  expect(problems(feed)).toEqual(expected);
});
