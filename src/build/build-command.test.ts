import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRelease, everyFile } from '../../tests/publish/check-release.ts';
import { FIXTURE_NOW, runScript, type CommandResult } from '../../tests/built-sites.ts';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { withFileLock } from '../command-line/file-lock.ts';
import { BuildReport } from './report/build-report.ts';
import { siteFolders } from './site-folders.ts';

const LONG = 300_000;

let tenants = '';
let out = '';

/** At one moment: a build of another day has other pages. */
const build = (...words: string[]): Promise<CommandResult> =>
  runScript('build.ts', words, { FORECOURT_NOW: FIXTURE_NOW, FORCE_COLOR: undefined });
const buildHere = (...words: string[]): Promise<CommandResult> =>
  build('--tenants', tenants, '--out', out, ...words);

const reportOf = async (slug: string): Promise<BuildReport> =>
  BuildReport.parse(JSON.parse(await readFile(path.join(out, `${slug}.report.json`), 'utf8')));

/** The plain tenant under another name, its vehicles renamed too. */
async function copyTenant(slug: string, stockPrefix: string): Promise<void> {
  const folder = path.join(tenants, slug);
  await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), folder, { recursive: true });
  const rewrite = async (file: string, change: (text: string) => string): Promise<void> =>
    writeFile(file, change(await readFile(file, 'utf8')));
  await rewrite(path.join(folder, 'tenant.ts'), (text) =>
    text
      .replace("slug: 'plain'", `slug: '${slug}'`)
      .replace('https://plain.example', `https://${slug}.example`),
  );
  for (const file of await readdir(path.join(folder, 'stock')))
    await rewrite(path.join(folder, 'stock', file), (text) =>
      text.replaceAll(/\bP(1\d\d)\b/g, `${stockPrefix}$1`),
    );
}

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'build-command-'));
  out = path.join(tenants, 'out');
  await copyTenant('one', 'ONE');
  await copyTenant('two', 'TWO');
  await mkdir(path.join(tenants, 'broken'));
  await writeFile(path.join(tenants, 'broken', 'tenant.ts'), "export default { slug: 'broken' };\n");
});
afterAll(async () => {
  const { state } = siteFolders(tenants, out, 'one');
  await rm(path.dirname(state), { recursive: true, force: true });
  await rm(tenants, { recursive: true, force: true });
});

describe('called wrongly, the command starts nothing, ends with 2 and says what to write', () => {
  test.each([
    ['an unknown tenant', ['nobody'], /known tenants: .*one.*two/],
    ['a misspelt tenant', ['ome'], /write one/],
    ['a path for a tenant', ['../one'], /cannot be used/],
    ['a tenant twice', ['one', 'two', 'one'], /one is named twice/],
    ['no jobs', ['--jobs', '0'], /whole number from 1/],
    ['jobs in words', ['--jobs', 'two'], /whole number from 1/],
    ['one feed for several tenants', ['--feed', 'stock.csv'], /--feed and --map are for one tenant/],
    ['the old --force', ['one', '--force'], /--force is gone\. Name the guard rail .* --allow count/],
    ['a rail of no tenant', ['--allow', 'count'], /name the one it is for, as in --allow .*:count/],
    ['an unknown rail', ['one', '--allow', 'counts'], /Did you mean count\?/],
    ['an unknown option', ['--frobnicate'], /unknown option/],
    ['a rollback of nothing', ['rollback', 'one'], /Nothing has been published as one/],
  ])('%s', async (_, words, message) => {
    const isRollback = words[0] === 'rollback';
    const { code, stdout, stderr } = await (isRollback ? build(...words, '--out', out) : buildHere(...words));
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    await expect(access(out)).rejects.toThrow();
  });

  test('a folder of tenants that does not exist', async () => {
    const { code, stderr } = await build('--tenants', path.join(tenants, 'nowhere'), '--out', out);
    expect(stderr).toMatch(/There is no folder .*nowhere/);
    expect(code).toBe(2);
  });

  test('a folder without tenants', async () => {
    const { code, stderr } = await build('--tenants', path.join(tenants, 'one', 'stock'), '--out', out);
    expect(stderr).toMatch(/holds no tenant.*npm run tenant -- new/);
    expect(code).toBe(2);
  });
});

test('--help shows examples and every exit code', async () => {
  const { code, stdout } = await build('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Examples:');
  for (const number of [0, 1, 2, 3, 4]) expect(stdout).toMatch(new RegExp(`^  ${number}  `, 'm'));
});

test('rollback --help shows its own examples, and the codes it can end with', async () => {
  const { code, stdout } = await build('rollback', '--help');
  expect(code).toBe(0);
  const examples = /Examples:\n([\s\S]*?)\n\n/.exec(stdout)?.[1]?.split('\n') ?? [];
  expect(examples.length).toBeGreaterThan(1);
  expect(examples.filter((line) => !line.includes('build -- rollback '))).toEqual([]);
  expect([...stdout.matchAll(/^ {2}(\d) {2}/gm)].map(([, number]) => number)).toEqual(['0', '1', '2']);
});

test('a feed that is not there is refused: code 3, nothing published, a report with the rail', async () => {
  const { code, stderr } = await buildHere('one', '--feed', path.join(tenants, 'missing.csv'));
  expect(code).toBe(3);
  expect(stderr).toContain('missing.csv');
  expect(await reportOf('one')).toMatchObject({ published: false, outcome: 'refused', rail: 'unreachable' });
  await expect(access(path.join(out, 'one'))).rejects.toThrow();
});

test('a second build of a tenant that is being built fails with code 1 and says so', async () => {
  const lock = path.join(siteFolders(tenants, out, 'one').state, 'build.lock');
  const { code, stderr } = await withFileLock(lock, { waitMs: 0, taken: 'taken' }, () => buildHere('one'));
  expect(code).toBe(1);
  expect(stderr).toContain('Another build of one is running');
});

/** The pages of cars that are no longer for sale. */
async function saysGone(): Promise<string[]> {
  const cars = path.join(out, 'one', 'cars');
  const files = await readdir(cars);
  const texts = await Promise.all(files.map((file) => readFile(path.join(cars, file), 'utf8')));
  return files.filter((_, at) => texts[at]?.includes('No longer for sale'));
}

describe('built side by side', () => {
  test(
    'a broken tenant never stops the others, which share no vehicle: code 4',
    async () => {
      const { code, stdout, stderr } = await buildHere('--jobs', '2', '--json');
      expect(code, stderr).toBe(4);
      const { exitCode, tenants: reports } = JSON.parse(stdout);
      expect(exitCode).toBe(4);
      expect(
        Object.fromEntries(reports.map((report: BuildReport) => [report.tenant, report.outcome])),
      ).toEqual({
        broken: 'failed',
        one: 'published',
        two: 'published',
      });
      expect(stderr).toMatch(/broken\/tenant\.ts cannot be used/);
      expect(stderr).not.toContain('\u001B[');

      const [one, two] = await Promise.all(
        ['one', 'two'].map((slug) => readdir(path.join(out, slug, 'cars'))),
      );
      expect(one?.length).toBeGreaterThan(5);
      expect(one?.every((file) => file.includes('one'))).toBe(true);
      expect(two?.every((file) => file.includes('two'))).toBe(true);
      for (const slug of ['one', 'two'])
        expect((await checkRelease(path.join(out, slug), everyFile)).wrong).toEqual([]);
    },
    LONG,
  );

  test(
    'a second build without change renders nothing and publishes no second release',
    async () => {
      const first = await reportOf('one');
      expect(await buildHere('one')).toMatchObject({ code: 0 });
      const second = await reportOf('one');
      if (!first.published || !second.published) throw new Error('not published');
      expect(second.release).toBe(first.release);
      expect(second.pages.rendered).toBe(0);
      expect(second.pages.rendered + second.pages.reused).toBe(first.pages.rendered + first.pages.reused);
      expect(second.pages.removed).toBe(0);
    },
    LONG,
  );

  test(
    'S10 cars that leave the feed keep a page that says so; rollback brings them back',
    async () => {
      const [stock = ''] = await readdir(path.join(tenants, 'one', 'stock'));
      const feed = path.join(tenants, 'one', 'stock', stock);
      const whole = await readFile(feed, 'utf8');
      const before = await readdir(path.join(out, 'one', 'cars'));
      await writeFile(feed, whole.trimEnd().split('\n').slice(0, -1).join('\n'));
      expect(await buildHere('one')).toMatchObject({ code: 0 });
      const report = await reportOf('one');
      if (!report.published) throw new Error('not published');
      expect(report.gone).toEqual({ pages: 1, redirects: 0 });
      expect(await readdir(path.join(out, 'one', 'cars'))).toEqual(before);
      expect(await saysGone()).toHaveLength(1);

      const { code, stdout } = await build('rollback', 'one', '--out', out, '--json');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ from: report.release });
      expect(await readdir(path.join(out, 'one', 'cars'))).toEqual(before);
      expect(await saysGone()).toEqual([]);
      await writeFile(feed, whole);
    },
    LONG,
  );

  test(
    'S10 rollback arms the guard rails again with the stock of the release it goes back to',
    async () => {
      const [stock = ''] = await readdir(path.join(tenants, 'one', 'stock'));
      const feed = path.join(tenants, 'one', 'stock', stock);
      const whole = await readFile(feed, 'utf8');
      const cars = (count: number) =>
        whole
          .split('\n')
          .slice(0, count + 1)
          .join('\n');
      expect(await buildHere('one')).toMatchObject({ code: 0 });
      await writeFile(feed, cars(0));
      expect(await buildHere('one')).toMatchObject({
        code: 3,
        stderr: expect.stringContaining('npm run build -- one --allow empty'),
      });
      const { code, stderr } = await buildHere('--allow', 'one:empty', 'one');
      expect(code).toBe(0);
      expect(stderr).toContain('one: about to publish even a site without any vehicle.');
      await writeFile(feed, cars(2));
      expect(await build('rollback', 'one', '--out', out)).toMatchObject({ code: 0 });
      expect(await buildHere('one')).toMatchObject({ code: 3 });
      expect(await reportOf('one')).toMatchObject({ rails: ['count', 'price'] });
      await writeFile(feed, whole);
    },
    LONG,
  );

  test(
    'a build that is refused leaves the published site as it is',
    async () => {
      const before = await readFile(path.join(out, 'two', 'manifest.json'), 'utf8');
      const { code } = await buildHere('two', '--feed', path.join(tenants, 'missing.csv'));
      expect(code).toBe(3);
      expect(await readFile(path.join(out, 'two', 'manifest.json'), 'utf8')).toBe(before);
      expect((await checkRelease(path.join(out, 'two'), everyFile)).wrong).toEqual([]);
    },
    LONG,
  );
});
