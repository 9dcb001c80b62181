import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';
import { withLines } from './setting-lines.ts';

const EXPORTED = 'export default';
const SETTINGS = `import { defineTenant } from '../define-tenant.ts';
import { hours } from './hours.ts';

const first = { text: 'Café', href: '/a' };
export const locations = [
  { id: 'a', hours },
  {
    id: 'b',
  },
] as const;
const shared = {
  listing: { page_size: 0 },
};

${EXPORTED} defineTenant({
  slug: 'x',
  site: {
    name: 'Überauto',
    navigation: [
      first,
      { text: 'B', href: 'b' },
    ],
  } satisfies object,
  'feed': { columns: { 'a.b': 1,
    'Stock No': 2 } },
  locations,
  ...shared,
  further_feeds: [
    ...[],
    { name: 'photos' },
  ],
});
`;

let folder = '';
const at = (name: string): string => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setting-lines-'));
  await writeFile(at('tenant.ts'), SETTINGS);
  await writeFile(at('windows.ts'), SETTINGS.replaceAll('\n', '\r\n'));
  await writeFile(at('preset.ts'), "export default {\n  site: { name: '' },\n};\n");
  await writeFile(at('broken.ts'), 'export default {');
  await writeFile(at('no-default.ts'), 'export const site = {};');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const problem = (setting: string) => ({ path: setting, expected: 'a', found: 'b', wayOut: 'c' });

test.each([
  ['slug', 16],
  ['site', 17],
  ['site.name', 18],
  ['site.navigation[1].href', 21],
  ['site.navigation[0]', 20],
  // A constant of the file is followed.
  ['site.navigation[0].href', 4],
  ['locations[1].id', 8],
  ['locations[0].hours.monday', 6],
  ['listing.page_size', 12],
  ['feed.columns.a.b', 24],
  ['feed.columns.Stock No', 25],
  ["feed.columns['Stock No']", 25],
  // What is missing has the line of what it is missing from.
  ['site.licence.number', 17],
  ['site.navigation[7]', 19],
  ['feedback', 15],
  ['the default export', 15],
  // A list that is spread before it moves an item.
  ['further_feeds[1].name', 28],
])('R3 the setting %s is on line %s', async (setting, line) => {
  expect(await withLines([problem(setting)], at('tenant.ts'))).toEqual([{ ...problem(setting), line }]);
  expect(await withLines([problem(setting)], at('windows.ts'))).toEqual([{ ...problem(setting), line }]);
});

test('R3 a setting of the preset has its line there', async () => {
  const ofPreset = problem(`site.name (of ${shownPath(at('preset.ts'))})`);
  const both = await withLines([ofPreset, problem('site.name')], at('tenant.ts'), at('preset.ts'));
  expect(both.map(({ line }) => line)).toEqual([2, 18]);
});

test.each(['broken.ts', 'no-default.ts', 'none.ts'])(
  'R3 of %s problems are told without lines',
  async (file) => {
    expect(await withLines([problem('site')], at(file))).toEqual([problem('site')]);
  },
);
