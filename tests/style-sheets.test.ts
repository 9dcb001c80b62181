import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.split(path.sep).join('/'));

/** What stands in the layers of the page as a whole. */
const LAYERED = ['layouts/global.css', 'layouts/reset.css'];

test('every style sheet in no layer is named, with its reason, in the decision on styles, and no other is', () => {
  const named = [
    ...read('docs/decisions/0184-styles.md').matchAll(/`((?:components|features)\/[^`]+\.css)`/g),
  ];
  expect(named.map(([, file]) => file).toSorted()).toEqual(
    sheets.filter((file) => !LAYERED.includes(file)).toSorted(),
  );
});

test('what all pages share stands in layers, and nothing beside a feature does', () => {
  expect(read('src/layouts/global.css')).toContain('@layer theme, base, components, utilities;');
  for (const file of sheets)
    if (!LAYERED.includes(file)) expect(read(`src/${file}`), file).not.toContain('@layer');
});

test('a style beside a feature is forced on paper alone', () => {
  for (const file of sheets)
    if (!LAYERED.includes(file)) {
      const [onScreen = ''] = read(`src/${file}`).split(/^@media print/m);
      expect(onScreen, file).not.toContain('!important');
    }
});
