import { expect, test } from 'vitest';
import { savedSearchPaths } from './saved-search-paths.ts';
import { unsubscribePath } from './unsubscribe-path.ts';

const NOTHING = {
  saved_searches: false,
  leads: {},
  account: {},
  switches: { garage: false },
  garage: { paths: [] },
} as const;
const OF_EMAILS = ['/saved-search/confirm', '/saved-search/stop', '/saved-search/stopped'];

test.each([
  ['keeps searches', { saved_searches: {} }, ['/saved-search', ...OF_EMAILS]],
  ['has a garage, whose reminders are proved and stopped', { switches: { garage: true } }, OF_EMAILS],
  ['has a garage and sends no mail', { switches: { garage: true }, leads: false }, []],
  ['has neither', {}, []],
])('A12 A6 R3 the pages of a site that %s', (_, changes, paths) => {
  const site = { ...NOTHING, ...changes };
  expect(savedSearchPaths(site)).toEqual(paths);
  expect(unsubscribePath(site)).toBe(paths.length > 0 ? '/pages/unsubscribe' : undefined);
});
