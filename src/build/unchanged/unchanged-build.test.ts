import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRelease, everyFile } from '../../../tests/publish/check-release.ts';
import { runScript, type CommandResult } from '../../../tests/built-sites.ts';
import { handoverFile } from '../../api/hand-over-release.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { BuildReport, type PublishedReport } from '../report/build-report.ts';
import { startPhotoServer } from '../../stock/pictures/photo-server.fixture.ts';
import { siteFolders } from '../site-folders.ts';

const LONG = 300_000;
const MORNING = '2026-11-21T03:00:00.000Z';
const AFTERNOON = '2026-11-21T06:00:00.000Z';

let tenants = '';
let out = '';
const inTenant = (file: string): string => path.join(tenants, 'plain', file);
const inSite = (file: string): string => path.join(out, 'plain', file);

beforeAll(async () => {
  await mkdir(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  // The settings of a tenant import from src by relative path, so its folder must be two levels below the project.
  tenants = await mkdtemp(path.join(PROJECT_ROOT, '.cache', 'unchanged-build-'));
  out = path.join(tenants, 'out');
  await cp(path.join(PROJECT_ROOT, 'tests', 'tenants', 'plain'), path.join(tenants, 'plain'), {
    recursive: true,
  });
  await build(MORNING);
}, LONG);
afterAll(async () => {
  await rm(path.dirname(siteFolders(tenants, out, 'plain').state), { recursive: true, force: true });
  await rm(tenants, { recursive: true, force: true });
});

const run = (now: string, words: readonly string[]): Promise<CommandResult> =>
  runScript('build.ts', ['plain', '--tenants', tenants, '--out', out, ...words], { FORECOURT_NOW: now });

async function build(now: string, ...words: string[]): Promise<PublishedReport> {
  const { code, stderr } = await run(now, words);
  const text = await readFile(path.join(out, 'plain.report.json'), 'utf8');
  const report = BuildReport.parse(JSON.parse(text));
  if (code !== 0 || !report.published) throw new Error(stderr);
  return report;
}

test(
  'a build that finds nothing new renders nothing and hands the release over as of its own moment',
  async () => {
    const first = await build(MORNING);
    const second = await build(AFTERNOON);
    expect(second.unchanged).toContain('Nothing was rendered');
    expect(second).toMatchObject({
      release: first.release,
      pages: { rendered: 0 },
      vehicles: first.vehicles,
    });
    expect(second.builtAt).toBe(AFTERNOON);
    const handover = await readFile(path.join(out, handoverFile('plain', second.release)));
    expect(JSON.parse(gunzipSync(handover).toString('utf8'))).toMatchObject({
      built_at: AFTERNOON,
      made_at: MORNING,
      release: second.release,
      changes: { added: [], changed: [], removed: [] },
    });
    // What a build that is always done makes of the same.
    expect((await build(AFTERNOON, '--whole')).release).toBe(second.release);
  },
  LONG,
);

test(
  'a page that was changed in place at the same length, its time put back, is found and mended',
  async () => {
    await build(MORNING);
    const before = await build(MORNING);
    const page = await readFile(inSite('index.html'), 'utf8');
    const { atime, mtime } = await stat(inSite('index.html'));
    await writeFile(inSite('index.html'), page.replace('Plain', 'Plein'));
    await utimes(inSite('index.html'), atime, mtime);
    const mended = await build(MORNING);
    expect(before.unchanged).toBeDefined();
    expect(mended.unchanged).toBeUndefined();
    expect(mended.warnings).toContainEqual(expect.stringContaining('was damaged: index.html (changed)'));
    expect((await checkRelease(path.join(out, 'plain'), everyFile)).wrong).toEqual([]);
    expect((await build(MORNING)).warnings).not.toContainEqual(expect.stringContaining('was damaged'));
  },
  LONG,
);

test(
  'with a further feed nothing is rendered either, until one of the feeds has changed',
  async () => {
    const alone = await build(MORNING);
    const settings = await readFile(inTenant('tenant.ts'), 'utf8');
    const more = path.join(tenants, 'more.csv');
    await writeFile(more, 'stocknum,colour\nP100,Red\n');
    const secondary = `further_feeds: [{ name: 'more', feed: { source: '../more.csv', format: 'csv' } }],`;
    await writeFile(
      inTenant('tenant.ts'),
      settings.replace('  compliance:', `  ${secondary}\n  compliance:`),
    );
    const first = await build(MORNING);
    const second = await build(AFTERNOON);
    expect(first.unchanged).toBeUndefined();
    expect(first.vehicles?.read).toBe((alone.vehicles?.read ?? 0) + 1);
    expect(second).toMatchObject({ release: first.release, vehicles: first.vehicles });
    expect(second.unchanged).toContain('Nothing was rendered');

    await writeFile(more, 'stocknum,colour\nP101,Red\n');
    expect((await build(AFTERNOON)).unchanged).toBeUndefined();
    await writeFile(inTenant('tenant.ts'), settings);
  },
  LONG,
);

test(
  'D8 photos that wait for the next build are taken on by another one on the same day',
  async () => {
    const settings = await readFile(inTenant('tenant.ts'), 'utf8');
    const feed = await readFile(inTenant('stock/vehicles.csv'), 'utf8');
    const photo = await readFile(inTenant('photos/hatch-a-white-front34.webp'));
    const server = await startPhotoServer((name) =>
      name === '/stock.csv'
        ? Buffer.from(feed.replaceAll('photos/', `${server.origin}/`))
        : name.endsWith('.webp')
          ? photo
          : undefined,
    );
    try {
      const ofWeb = settings.replace("source: 'stock/vehicles.csv'", `source: '${server.origin}/stock.csv'`);
      await writeFile(
        inTenant('tenant.ts'),
        ofWeb
          .replace('maximum_missing: 1', 'maximum_missing: 1, maximum_photos_lost: 1')
          .replace('locations: [', 'photos: { fetch: true, most_new: 1 },\n  locations: ['),
      );
      const first = await build(MORNING);
      expect(first.warnings).toContainEqual(expect.stringMatching(/^1 photo waits for the next build/));
      const second = await build(AFTERNOON);
      expect(second.unchanged).toBeUndefined();
      expect(second.warnings.filter((words) => words.includes('for the next build'))).toEqual([]);
      expect((await build(AFTERNOON)).unchanged).toContain('Nothing was rendered');
    } finally {
      await server.close();
      await writeFile(inTenant('tenant.ts'), settings);
    }
  },
  LONG,
);

test(
  'a rollback, a limit of a rail and a new day are each built',
  async () => {
    const [feed = ''] = await readdir(inTenant('stock'));
    const whole = await readFile(inTenant(`stock/${feed}`), 'utf8');
    const before = await build(MORNING);
    await writeFile(inTenant(`stock/${feed}`), whole.trimEnd().split('\n').slice(0, -1).join('\n'));
    const fewer = await build(MORNING);
    expect(fewer.release).not.toBe(before.release);

    expect((await runScript('build.ts', ['rollback', 'plain', '--out', out])).code).toBe(0);
    const again = await build(MORNING);
    expect(again.unchanged).toBeUndefined();
    expect(again.gone?.pages).toBe(1);

    const nextDay = await build('2026-11-22T03:00:00.000Z');
    expect(nextDay.unchanged).toBeUndefined();

    const settings = await readFile(inTenant('tenant.ts'), 'utf8');
    await writeFile(
      inTenant('tenant.ts'),
      settings.replace('maximum_missing: 1', 'maximum_missing: 1, maximum_same_value: 0.01'),
    );
    expect((await run('2026-11-22T03:00:00.000Z', [])).code).toBe(3);
  },
  LONG,
);
