import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importProblems } from './architecture/import-problems.ts';
import { importsOf } from './architecture/imports-of.ts';
import { layerOf } from './architecture/layers.ts';
import { fileProblems, sourceProblems } from './architecture/source-problems.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Source files below a folder, by path relative to it, with their text. */
function readSources(folder: string): Map<string, string> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(ts|tsx|astro)$/.test(name)).sort();
  const read = (name: string): string => readFileSync(path.join(root, folder, name), 'utf8');
  return new Map(files.map((name) => [name.split(path.sep).join('/'), read(name)]));
}

/** Slugs that could only be meant: those of one word occur in sentences. */
function tenantSlugs(): string[] {
  const folders = ['tenants', 'tests/tenants'].filter((folder) => existsSync(path.join(root, folder)));
  const entries = folders.flatMap((folder) => readdirSync(path.join(root, folder), { withFileTypes: true }));
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.includes('-'))
    .map((entry) => entry.name);
}

const src = readSources('src');
const scripts = readSources('scripts');

describe('the house stands as docs/decisions/0002-layout.md draws it', () => {
  test('every source file was read', () => {
    expect(src.size).toBeGreaterThan(50);
    expect(src.has('tenant/schema.ts')).toBe(true);
  });

  test('every folder of src is one of the table', () => {
    const strangers = [...src.keys()].filter((file) => file.includes('/') && !layerOf(file));
    expect(strangers).toEqual([]);
  });

  test('imports go only where the table lets them', () => {
    expect(importProblems(src)).toEqual([]);
  });

  test('no source does what the rules forbid', () => {
    const slugs = tenantSlugs();
    expect([...src].flatMap(([file, source]) => sourceProblems(file, source, slugs))).toEqual([]);
  });

  test('files are short and named for what they hold', () => {
    const all = [
      ...[...src].map(([file, source]) => [`src/${file}`, source] as const),
      ...[...scripts].map(([file, source]) => [`scripts/${file}`, source] as const),
    ];
    expect(all.flatMap(([file, source]) => fileProblems(file, source))).toEqual([]);
  });
});

describe('the checker sees', () => {
  const SCHEMA = `import * as z from 'zod';\nexport const Hours = z.string();\nexport const DAYS = 7;`;
  const problems = (file: string, source: string): string[] =>
    importProblems(
      new Map([
        [file, source],
        ['domain/location/hours.ts', SCHEMA],
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
    ['domain/a/rule.ts', "import { tenant } from '../../tenant/schema.ts';", 'domain may not import tenant'],
    ['domain/a/rule.ts', "import react from 'react';", 'domain may not import this package'],
    ['domain/a/rule.ts', "import * as z from 'zod';", 'only a file that exports a schema may import zod'],
    [
      'domain/a/rule.ts',
      "import { DAYS } from '../location/hours.ts';",
      'a rule may import only types from a schema',
    ],
    ['domain/a/rule.ts', "import '../../../scripts/build.ts';", 'leads out of src'],
    [
      'search-engine/a.ts',
      "import { slugify } from '../domain/text/slugify.ts';",
      'search-engine may not import domain',
    ],
    ['features/search/a.ts', "import '../../search-engine/a.ts';", 'features/* may not import search-engine'],
    ['state/saved.ts', "import { atom } from 'jotai';", 'state may not import this package'],
    ['state/saved.ts', "import '../features/search/a.ts';", 'state may not import features/*'],
    ['features/search/a.ts', "import '../gallery/b.ts';", 'a feature may not import another'],
    [
      'features/search/a.ts',
      "import { tenant } from 'virtual:tenant';",
      'features/* may not import this package',
    ],
    ['features/search/a.ts', "import '../../stock/snapshot.ts';", 'features/* may not import stock'],
    [
      'features/search/a.ts',
      "import { Hours } from '../../domain/location/hours.ts';",
      'would reach the browser',
    ],
    ['components/ui/Icon.tsx', "import '../../domain/site/link.ts';", 'components/ui may not import domain'],
    ['components/vehicle/Card.tsx', "import 'virtual:tenant';", 'components/* may not import this package'],
    ['services/search.ts', "import react from 'react';", 'services may not import this package'],
    ['stock/feed.ts', "import '../services/search.ts';", 'stock may not import services'],
    ['tenant/a.ts', "import '../stock/feed.ts';", 'tenant may not import stock'],
    ['layouts/Page.astro', "---\nimport '../pages/index.astro';\n---", 'layouts may not import pages'],
    ['pages/index.astro', "---\nimport '../stock/write-snapshot.ts';\n---", 'pages may not import stock'],
  ])('%s with %s', (file, source, reason) => {
    expect(problems(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['domain/a/rule.ts', "import type { Hours } from '../location/hours.ts';"],
    ['domain/a/schema.ts', `import { Hours } from '../location/hours.ts';\n${SCHEMA}`],
    ['domain/a/rule.test.ts', "import { test } from 'vitest';"],
    ['features/search/a.ts', "import './b.ts';"],
    ['features/search/A.astro', "---\nimport { Hours } from '../../domain/location/hours.ts';\n---"],
    ['components/vehicle/Card.tsx', "import { Icon } from '../ui/Icon.tsx';"],
    [
      'pages/index.astro',
      "---\nimport { tenant } from 'virtual:tenant';\nimport { readSnapshot } from '../domain/vehicle/snapshot.ts';\n---",
    ],
    [
      'layouts/Page.astro',
      "---\nimport font from '@fontsource-variable/figtree/a.woff2?url';\nimport './global.css';\n---",
    ],
    ['stock/feed.ts', "import { readFile } from 'node:fs/promises';"],
  ])('nothing wrong in %s with %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
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
    ['domain/a/rule.ts', "if (slug === 'wattle-cars') {}", "names the tenant 'wattle-cars'"],
  ])('%s with %s', (file, source, text) => {
    expect(sourceProblems(file, source, ['wattle-cars'])).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['components/ui/A.tsx', '/* no style= here */\n<p className="prose-style" />'],
    ['domain/a/rule.ts', 'export const dayOf = (now: number) => new Date(now);'],
    ['pages/feed.xml.ts', 'export default 1;'],
    ['features/a/A.astro', '<noscript><p>No.{\' \'}<a href="/">Home</a></p></noscript><p>{name}</p>'],
    ['features/vehicle/DealerComments.astro', '<div set:html={excerpt.html} />'],
  ])('nothing wrong in %s with %s', (file, source) => {
    expect(sourceProblems(file, source, ['wattle-cars'])).toEqual([]);
  });

  test.each([
    ['src/domain/a/index.ts', '', 'is a barrel'],
    ['src/domain/utils/a.ts', '', "'utils' says nothing"],
    ['scripts/helpers.ts', '', "'helpers.ts' says nothing"],
    ['scripts/build.ts', 'a\n'.repeat(251), 'has 251 lines'],
  ])('%s', (file, source, text) => {
    expect(fileProblems(file, source)).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['src/pages/index.astro', ''],
    ['src/domain/vehicle/common-name.ts', ''],
    ['scripts/build.ts', 'a\n'.repeat(250)],
  ])('nothing wrong with %s', (file, source) => {
    expect(fileProblems(file, source)).toEqual([]);
  });
});
