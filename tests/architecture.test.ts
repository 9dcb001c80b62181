import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { architecturePage } from './architecture/architecture-page.ts';
import { tooSmall } from './architecture/file-sizes.ts';
import { FOLDERS, LISTED } from './architecture/folders.ts';
import { folderCircles, importCircles } from './architecture/import-circles.ts';
import { importProblems } from './architecture/import-problems.ts';
import { importsOf } from './architecture/imports-of.ts';
import { isTest, layerOf } from './architecture/layers.ts';
import { readSources } from './architecture/read-sources.ts';
import { retiredWords } from './architecture/retired-words.ts';
import { fileProblems, sourceProblems } from './architecture/source-problems.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Slugs that could only be meant: those of one word occur in sentences. */
function tenantSlugs(): string[] {
  const folders = ['tenants', 'tests/tenants'].filter((folder) => existsSync(path.join(root, folder)));
  const entries = folders.flatMap((folder) => readdirSync(path.join(root, folder), { withFileTypes: true }));
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.includes('-'))
    .map((entry) => entry.name);
}

const sources = readSources();
const belowSrc = [...sources].flatMap(([file, source]) =>
  file.startsWith('src/') ? [[file.slice('src/'.length), source] as const] : [],
);

describe('the code is arranged as tests/architecture/layers.ts says', () => {
  test('every source file was read', () => {
    expect(sources.size).toBeGreaterThan(900);
    expect(sources.has('src/tenant/schema.ts')).toBe(true);
    expect(sources.has('astro.config.mjs')).toBe(true);
  });

  test('no name uses a word that was given up for the standard one', () => {
    const used = [...sources].flatMap(([file, source]) =>
      file.endsWith('architecture/retired-words.ts') ? [] : retiredWords(file, source),
    );
    expect(used).toEqual([]);
    expect(retiredWords('src/backend/a.ts', 'const LONGEST_NAME = 3;')).toHaveLength(1);
  });

  test('every file is of a folder of the table', () => {
    const strangers = [...sources.keys()].filter((file) => !layerOf(file));
    expect(strangers).toEqual(['public/before-paint.js', 'src/env.d.ts']);
  });

  test('imports go only where the table lets them', () => {
    expect(importProblems(sources)).toEqual([]);
  });

  test('no import leads back to the file it is in, by types neither', () => {
    expect(importCircles(sources)).toEqual([]);
  });

  test.each(['src/build', 'src/components', 'src/domain', 'src/features', 'src/stock', 'src/tenant'])(
    'no folder of %s leads back to itself, by types neither',
    (folder) => {
      const code = new Map([...sources].filter(([file]) => !isTest(file)));
      expect(folderCircles(code, folder)).toEqual([]);
    },
  );

  test('every folder below them says what it is for', () => {
    const listed = [...sources.keys()].flatMap((file) => {
      const above = LISTED.find((folder) => file.startsWith(`${folder}/`));
      const [name, ...below] = above ? file.slice(above.length + 1).split('/') : [];
      return above && below.length > 0 ? [`${above}/${name}`] : [];
    });
    const data = ['src/stock/fixtures', 'tests/tenants', 'tests/twins'];
    expect(Object.keys(FOLDERS)).toEqual(
      [...new Set(listed)].filter((folder) => !data.includes(folder)).sort(),
    );
  });

  test('docs/architecture/README.md is current: `npm run architecture` writes it', () => {
    expect(readFileSync(path.join(root, 'docs/architecture/README.md'), 'utf8')).toBe(
      architecturePage(sources),
    );
  });

  test('no source does what the rules forbid', () => {
    const slugs = tenantSlugs();
    expect(belowSrc.flatMap(([file, source]) => sourceProblems(file, source, slugs))).toEqual([]);
  });

  test('no file is a splinter that one other file uses', () => {
    expect(tooSmall(sources)).toEqual([]);
  });

  test('files are short and named for what they hold', () => {
    const ours = [...sources].filter(([file]) => /^(src|scripts|tests)\//.test(file));
    expect(ours.flatMap(([file, source]) => fileProblems(file, source))).toEqual([]);
  });
});

describe('the checker sees', () => {
  const SCHEMA = `import * as z from 'zod';\nexport const Hours = z.string();\nexport const DAYS = 7;`;
  const problems = (file: string, source: string): string[] =>
    importProblems(
      new Map([
        [file, source],
        ['src/domain/location/hours.ts', SCHEMA],
      ]),
    ).filter((text) => text.includes(file));

  test.each([
    ['import a, { b } from "./x.ts";', [{ specifier: './x.ts', isTypeOnly: false }]],
    ["import type { A } from './x.ts';", [{ specifier: './x.ts', isTypeOnly: true }]],
    ["import { type A } from './x.ts';", [{ specifier: './x.ts', isTypeOnly: false }]],
    ["import './x.css';", [{ specifier: './x.css', isTypeOnly: false }]],
    ["export * from './x.ts';", [{ specifier: './x.ts', isTypeOnly: false }]],
    ["export type { A } from './x.ts';", [{ specifier: './x.ts', isTypeOnly: true }]],
    ["const load = () => import('./x.ts');", [{ specifier: './x.ts', isTypeOnly: false }]],
    ["type A = import('./x.ts').A;", [{ specifier: './x.ts', isTypeOnly: true }]],
    ["// import './x.ts';\nconst text = \"import './y.ts'\";", []],
    ['export const a = 1;', []],
  ])('imports in %s', (source, expected) => {
    expect(importsOf('a.ts', source)).toEqual(expected);
  });

  test('imports in the fences and the scripts of an .astro file, not in its text', () => {
    const source = `---
import A from './a.astro';
const b = a < 3 ? 1 : 2;
---
<p>import c from './c.ts'</p>
<script>
  import './d.ts';
</script>
<script src="./e.ts"></script>`;
    expect(importsOf('page.astro', source).map(({ specifier }) => specifier)).toEqual([
      './a.astro',
      './d.ts',
      './e.ts',
    ]);
  });

  test.each([
    [
      'src/domain/a/rule.ts',
      "import { tenant } from '../../tenant/schema.ts';",
      'domain may not import tenant',
    ],
    ['src/domain/a/rule.ts', "import react from 'react';", 'domain may not import this package'],
    ['src/domain/a/rule.ts', "import * as z from 'zod';", 'only a file that exports a schema may import zod'],
    [
      'src/domain/a/rule.ts',
      "import { DAYS } from '../location/hours.ts';",
      'a rule may import only types from a schema',
    ],
    [
      'src/api/routes.ts',
      "import { DAYS } from '../domain/location/hours.ts';",
      'a rule may import only types from a schema',
    ],
    ['src/domain/a/rule.ts', "import '../../../scripts/build.ts';", 'domain may not import scripts'],
    ['src/domain/a/rule.ts', "import '../../../../other/a.ts';", 'leads out of the repository'],
    ['src/domain/a/rule.ts', "import './rule.fixture.ts';", 'a fixture is for tests'],
    ['src/domain/a/rule.ts', "import './rule.suite.ts';", 'a test, a suite or a fixture is for tests'],
    ['src/build/nightly.ts', "import '../../scripts/demo/refresh.ts';", 'build may not import scripts/demo'],
    ['scripts/build.ts', "import './demo/refresh.ts';", 'only the commands demo and start'],
    ['tenants/cars/tenant.ts', "import '../../src/stock/feed.ts';", 'tenants may not import stock'],
    ['src/state/saved.ts', "import { atom } from 'jotai';", 'state may not import this package'],
    ['src/state/saved.ts', "import '../features/search/a.ts';", 'state may not import features/*'],
    ['src/features/search/a.ts', "import '../gallery/b.ts';", 'a feature may not import another'],
    [
      'src/search-engine/a.ts',
      "import { slugify } from '../domain/text/slugify.ts';",
      'search-engine may not import domain',
    ],
    [
      'src/features/search/a.ts',
      "import '../../search-engine/a.ts';",
      'features/* may not import search-engine',
    ],
    [
      'src/features/search/a.ts',
      "import { tenant } from 'virtual:tenant';",
      'features/* may not import this package',
    ],
    ['src/features/search/a.ts', "import '../../stock/snapshot.ts';", 'features/* may not import stock'],
    [
      'src/features/search/a.ts',
      "import { Hours } from '../../domain/location/hours.ts';",
      'would reach the browser',
    ],
    [
      'src/components/ui/Icon.tsx',
      "import '../../domain/site/link.ts';",
      'components/ui may not import domain',
    ],
    [
      'src/components/vehicle/Card.tsx',
      "import 'virtual:tenant';",
      'components/* may not import this package',
    ],
    ['src/services/search.ts', "import react from 'react';", 'services may not import this package'],
    ['src/stock/feed.ts', "import '../services/search.ts';", 'stock may not import services'],
    ['src/tenant/a.ts', "import '../stock/feed.ts';", 'tenant may not import stock'],
    ['src/layouts/Page.astro', "---\nimport '../pages/index.astro';\n---", 'layouts may not import pages'],
    ['src/site/a.ts', "import { readFileSync } from 'node:fs';", 'site may not import this package'],
    ['src/layouts/Page.astro', "---\nimport 'virtual:tenant';\n---", 'layouts may not import this package'],
    ['src/site/a.ts', "import 'virtual:tenant';", 'site may not import this package'],
    ['src/site/a.ts', "import '../stock/feed.ts';", 'site may not import stock'],
    ['src/site/a.ts', "import '../features/search/a.ts';", 'site may not import features/*'],
    ['src/pages/index.astro', "---\nimport '../stock/write-snapshot.ts';\n---", 'pages may not import stock'],
  ])('%s with %s', (file, source, reason) => {
    expect(problems(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['src/domain/a/rule.ts', "import type { Hours } from '../location/hours.ts';"],
    ['src/domain/a/schema.ts', `import { Hours } from '../location/hours.ts';\n${SCHEMA}`],
    ['src/domain/a/rule.test.ts', "import { test } from 'vitest';"],
    ['src/features/search/a.ts', "import './b.ts';"],
    ['src/features/search/A.astro', "---\nimport { Hours } from '../../domain/location/hours.ts';\n---"],
    ['src/components/vehicle/Card.tsx', "import { Icon } from '../ui/Icon.tsx';"],
    [
      'src/pages/_site.ts',
      "import { tenant } from 'virtual:tenant';\nimport { readSnapshot } from '../domain/vehicle/snapshot.ts';",
    ],
    [
      'src/layouts/Page.astro',
      "---\nimport font from '@fontsource-variable/figtree/a.woff2?url';\nimport './global.css';\n---",
    ],
    ['src/stock/feed.ts', "import { readFile } from 'node:fs/promises';"],
    ['scripts/start.ts', "import './demo/refresh.ts';"],
    ['tests/bench/build.ts', "import '../../scripts/demo/refresh.ts';"],
  ])('nothing wrong in %s with %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
  });

  test('a file of a few lines that one other uses; not one with two users, of types, or that begins a page', () => {
    const few = 'export const few = 1;\n';
    const use = "import { few } from './few.ts';\n";
    const small = (...files: [string, string][]): string[] => tooSmall(new Map(files));
    expect(small(['src/few.ts', few], ['src/a.ts', `${use}\n\n\n\n\n\n\nexport const a = 1;`])).toEqual([
      'src/few.ts: 1 lines, 1 users',
    ]);
    expect(small(['src/few.ts', few], ['src/a.ts', `import '../b.css';${use}`], ['src/b.ts', use])).toEqual(
      [],
    );
    expect(small(['src/few.ts', 'export type Few = 1;'])).toEqual([]);
    expect(small(['src/few.fixture.ts', few])).toEqual([]);
  });

  test('circles of imports, by types too, and no circle in a chain', () => {
    const circles = (...files: [string, string][]): string[] =>
      importCircles(new Map(files)).map((circle) => circle.join(' '));
    const b = ['src/b.ts', "import type { A } from './a.ts';"] as [string, string];
    expect(circles(['src/a.ts', "import { b } from './b.ts';"], b)).toEqual(['src/a.ts src/b.ts src/a.ts']);
    expect(circles(['src/a.ts', ''], b, ['src/c.ts', "import './b.ts';\nimport './a.ts';"])).toEqual([]);
  });

  test('circles of folders whose files have none, by types too', () => {
    const circles = (...files: [string, string][]): string[][] => folderCircles(new Map(files), 'src/domain');
    const there = ['src/domain/a/a.ts', "import '../b/b.ts';"] as [string, string];
    const rest = [
      ['src/domain/a/c.ts', ''],
      ['src/domain/b/b.ts', ''],
    ] as [string, string][];
    const back = ['src/domain/b/d.ts', "import type { C } from '../a/c.ts';"] as [string, string];
    expect(circles(there, back, ...rest)).toEqual([['a/a.ts imports b/b.ts', 'b/d.ts imports a/c.ts']]);
    expect(circles(there, ...rest, ['src/domain/b/d.ts', "import './b.ts';"])).toEqual([]);
    expect(circles(there, ...rest, ['src/site/d.ts', "import '../domain/a/c.ts';"])).toEqual([]);
  });

  test.each([
    ['components/ui/A.tsx', '<p style={{ color }}>', "has 'style='"],
    ['features/shell/A.astro', '<script is:inline>', "has 'is:inline'"],
    ['components/ui/A.tsx', '<p dangerouslySetInnerHTML={html} />', "has 'dangerouslySetInnerHTML'"],
    ['features/a/A.astro', '<noscript><img alt={name} /></noscript>', "has '<noscript><img alt={'"],
    ['features/a/A.astro', "<noscript>Call{' '}{phone}</noscript>", "has '<noscript>Call{' '}{'"],
    ['features/a/A.astro', '<noscript><Photo /></noscript>', "has '<noscript><P'"],
    ['features/a/A.astro', '<p set:html={words} />', "has 'set:html' of words"],
    ['pages/index.astro', '<Search client:load />', "has 'client:load'"],
    ['domain/a/rule.ts', 'export default function rule() {}', "has 'export default'"],
    ['domain/a/rule.ts', 'const now = Date.now();', "has 'Date.now('"],
    ['domain/a/rule.ts', 'const now = new Date();', "has 'new Date()'"],
    ['site/a.ts', 'const day = new Date();', "has 'new Date()'"],
    [
      'site/a.ts',
      'const cards = new Map<string, number>();',
      "has 'const cards = new Map<string, number>()'",
    ],
    ['domain/a/rule.ts', "Reflect.set(globalThis, 'stock', stock);", "has 'globalThis'"],
    ['site/a.ts', 'globalThis.plan = plan;', "has 'globalThis'"],
    ['domain/a/rule.ts', 'const known = new WeakMap<Car, string>();', "has 'const known = new WeakMap"],
    ['domain/a/rule.ts', 'export let last = 0;', "has 'export let'"],
    ['site/a.ts', 'const known: Known = {};', "has 'const known: Known = {}'"],
    ['site/a.ts', 'let engine: Engine | undefined;', "has 'let'"],
    ['stock/feed.ts', 'const key = process.env.KEY;', "has 'process.env'"],
    ['pages/index.astro', "import { tenant } from 'virtual:tenant';", "has 'virtual:tenant'"],
    ['pages/index.astro', "import { readFileSync } from 'node:fs';", "has ''node:'"],
    ['features/a/A.astro', '<p data-open class="card">', "has 'data-open'"],
    ['components/ui/A.tsx', '<p data-last-day={day}>', "has 'data-last-day'"],
    ['features/a/a.ts', "element.querySelector('[data-panel]');", "has 'data-panel'"],
    ['features/a/a.ts', 'const name = `data-${key}`;', "has 'data-${'"],
    ['features/a/a.ts', "const site = document.documentElement.dataset['site'];", "has 'dataset'"],
    ['domain/a/rule.ts', "if (slug === 'wattle-cars') {}", "names the tenant 'wattle-cars'"],
  ])('%s with %s', (file, source, text) => {
    expect(sourceProblems(file, source, ['wattle-cars'])).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['components/ui/A.tsx', '/* no style= here */\n<p className="prose-style" />'],
    ['domain/a/rule.ts', 'export const dayOf = (now: number) => new Date(now);'],
    ['pages/feed.xml.ts', 'export default 1;'],
    ['pages/_site.ts', "import { tenant } from 'virtual:tenant';\nconst code = process.env.FORECOURT_CODE;"],
    ['site/a.ts', 'export function a() {\n  const cards = new Map<string, number>();\n  let last = 0;\n}'],
    ['site/a.ts', "const PLACES = new Set(['a']);"],
    ['site/a.test.ts', 'const now = Date.now();'],
    ['features/a/A.astro', '<noscript><p>No.{\' \'}<a href="/">Home</a></p></noscript><p>{name}</p>'],
    ['features/a/A.astro', '<p class="hidden data-open:block not-data-ready:hidden">'],
    ['features/a/A.astro', "---\nimport { a } from './spin-data-of.ts';\n---"],
    ['features/a/page-marks.ts', "export const OPEN = 'data-open';"],
    ['domain/a/form-marks.ts', "export const OPEN = 'data-open';"],
    ['features/vehicle/DealerComments.astro', '<div set:html={excerpt.html} />'],
  ])('nothing wrong in %s with %s', (file, source) => {
    expect(sourceProblems(file, source, ['wattle-cars'])).toEqual([]);
  });

  test.each([
    ['src/domain/a/index.ts', '', 'is a barrel'],
    ['src/domain/utils/a.ts', '', "'utils' says nothing"],
    ['scripts/helpers.ts', '', "'helpers.ts' says nothing"],
    ['scripts/build.ts', 'a\n'.repeat(401), 'has 401 lines'],
    ['tests/browser/a.spec.ts', 'a\n'.repeat(401), 'has 401 lines'],
  ])('%s', (file, source, text) => {
    expect(fileProblems(file, source)).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['src/pages/index.astro', ''],
    ['src/domain/vehicle/common-name.ts', ''],
    ['scripts/build.ts', 'a\n'.repeat(400)],
  ])('nothing wrong with %s', (file, source) => {
    expect(fileProblems(file, source)).toEqual([]);
  });
});
