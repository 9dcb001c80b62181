import { expect, test } from 'vitest';
import { chooseEngine } from './choose-engine.ts';
import { SearchSettings } from './search-settings.ts';

const KB = 1024;
const server = { host: 'https://search.example.com', index: 'cars', search_key: 'abc' };
const settings = (given: object = {}): SearchSettings => SearchSettings.parse(given);

test.each([
  [{}, 30, 'embedded', false],
  [{}, 300, 'embedded', true],
  [{}, 500, 'embedded', true],
  [{ meilisearch: server }, 400, 'embedded', true],
  [{ meilisearch: server }, 401, 'meilisearch', false],
  [{ meilisearch: { ...server, search_key: undefined } }, 500, 'embedded', true],
  [{ engine: 'embedded', meilisearch: server }, 500, 'embedded', true],
  [{ engine: 'meilisearch', meilisearch: server }, 1, 'meilisearch', false],
])('S16 with %j an index of %d KB is answered by %s, warning: %s', (given, kilobytes, engine, warns) => {
  const choice = chooseEngine(settings(given), kilobytes * KB);
  expect(choice.engine).toBe(engine);
  expect(choice.warning !== undefined).toBe(warns);
  expect(choice.why).not.toBe('');
});

test.each([
  [{ engine: 'meilisearch' }, 'names no server'],
  [{ engine: 'meilisearch', meilisearch: { host: server.host, index: 'cars' } }, 'has no search_key'],
])('S16 %j is refused with the way out', (given, words) => {
  const wanted = { ...settings(), ...given } as SearchSettings;
  expect(() => chooseEngine(wanted, 1)).toThrow(words);
  expect(() => chooseEngine(wanted, 1)).toThrow('npm run search -- push');
});

test.each([
  ['without a server', {}],
  ['with a server but no key', { meilisearch: { host: server.host, index: 'cars' } }],
])('S16 an index too large %s is told of with the way out', (_, given) => {
  const { why, warning } = chooseEngine(settings(given), 500 * KB);
  expect(why).toBe('the index is 500 KB, and no server with a search_key is named');
  expect(warning).toContain('search.meilisearch (docs/search-server.md)');
});
