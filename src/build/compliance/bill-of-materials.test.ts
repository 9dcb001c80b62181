import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { billOfMaterials, type Installed } from './bill-of-materials.ts';

const read = (...file: string[]): unknown =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, ...file), 'utf8'));
const installed = read('node_modules', '.package-lock.json') as Installed;
const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
const billWith = (code: string) => billOfMaterials(installed, Object.keys(dependencies), code, '24.21.0');
const bill = billWith('the code');

const SHA512 = /^[0-9a-f]{128}$/;

test('has what CycloneDX 1.6 requires, each reference once, and none that leads nowhere', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(bill.components.length).toBeGreaterThan(100);
  for (const each of bill.components) {
    expect(each.type).toBe('library');
    expect(each.purl).toBe(`pkg:npm/${each.name.replace('@', '%40')}@${each.version}`);
    expect(each.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(each.hashes?.map(({ alg }) => alg)).toEqual(['SHA-512']);
    expect(each.hashes?.[0]?.content).toMatch(SHA512);
  }
  const own = bill.metadata.component['bom-ref'];
  const refs = [own, ...bill.components.map((each) => each['bom-ref'])];
  expect(new Set(refs).size).toBe(refs.length);
  const named = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !refs.includes(ref))).toEqual([]);
  // What nothing needs would not be installed; a peer that is offered and not asked for is.
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual(refs.sort());
});

test.each(['astro', 'react', 'react-dom', 'tailwindcss', 'sharp'])(
  '%s is in it with its address and sha512, and the site needs it',
  (name) => {
    const found = bill.components.find((each) => each.name === name)!;
    expect(found.version).toBe(dependencies[name]);
    const { integrity = '' } = installed.packages[`node_modules/${name}`] ?? {};
    expect(found.hashes).toEqual([
      { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
    ]);
    const own = bill.dependencies.find(({ ref }) => ref === bill.metadata.component['bom-ref']);
    expect(own?.dependsOn).toContain(found.purl);
  },
);

test('what only tests is not in it, and the Node that ran is', () => {
  expect(bill.components.map(({ name }) => name)).not.toContain('vitest');
  expect(bill.metadata.tools.components).toEqual([{ type: 'application', name: 'node', version: '24.21.0' }]);
});

test('the same code has the same bytes, other code another serial number', () => {
  expect(JSON.stringify(billWith('the code'))).toBe(JSON.stringify(bill));
  expect(billWith('other code').serialNumber).not.toBe(bill.serialNumber);
});

test('a package is found as Node finds it: the nearest, and licences are told as they are written', () => {
  const packages: Installed['packages'] = {
    'node_modules/a': {
      version: '1.0.0',
      license: '(MIT OR Apache-2.0)',
      dependencies: { b: '1', '@c/c': '1' },
    },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      license: 'SEE LICENSE IN x',
      dependencies: { '@c/c': '1' },
    },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/@c/c': { version: '3.0.0', dependencies: { b: '1', gone: '1' } },
  };
  const { components, dependencies: needs } = billOfMaterials(
    { name: 'own', version: '1.0.0', packages },
    ['a'],
    'the code',
    '24.21.0',
  );
  expect(Object.fromEntries(needs.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/own@1.0.0': ['pkg:npm/a@1.0.0'],
    'pkg:npm/a@1.0.0': ['pkg:npm/%40c/c@3.0.0', 'pkg:npm/b@2.0.0'],
    'pkg:npm/b@2.0.0': ['pkg:npm/%40c/c@3.0.0'],
    'pkg:npm/%40c/c@3.0.0': ['pkg:npm/b@1.0.0'],
    'pkg:npm/b@1.0.0': [],
  });
  expect(components.flatMap(({ licenses = [] }) => licenses)).toEqual([
    { expression: '(MIT OR Apache-2.0)' },
    { license: { name: 'SEE LICENSE IN x' } },
  ]);
});

test("npm's own list knows each with the same digest, and has no package of a site that is not in it", async () => {
  const npmLines = async (...words: string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx', ...words], {
      cwd: PROJECT_ROOT,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    const { components } = JSON.parse(stdout) as Pick<typeof bill, 'components'>;
    // What the install script of `node` fetches is in no lock file (docs/decisions/0017-any-npm-and-node.md).
    return linesOf(components.filter(({ name }) => !/^node-(bin|linux|darwin|win)/.test(name)));
  };
  const linesOf = (all: typeof bill.components): string[] =>
    all.map(({ purl, hashes }) => `${purl} ${hashes?.[0]?.content}`);
  const own = new Set(linesOf(bill.components));
  const [all, ofSites] = await Promise.all([npmLines(), npmLines('--omit', 'dev')]);
  expect(own.difference(new Set(all))).toEqual(new Set());
  expect(ofSites.length).toBeGreaterThan(100);
  expect(new Set(ofSites).difference(own)).toEqual(new Set());
});
