import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteJob } from '../report/build-message.ts';
import { startSiteRecord } from '../report/site-record.ts';
import { openSiteProcesses } from './site-processes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-processes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const job = (slug: string): SiteJob => ({
  slug,
  tenantsFolder: '/tenants',
  outFolder: '/out',
  allow: [],
  now: '2026-11-21T00:00:00.000Z',
});

/**
 * What a child does with a job: `work` may use `slug`, `whole`, `sites` (how many it was asked for, this one with it), `report` and
 * `failed`, which answer. The reason of an answer is the process and the number of the site in it.
 */
async function script(work: string): Promise<string> {
  const file = path.join(folder, 'child.mjs');
  const common = startSiteRecord(job('')).common();
  await writeFile(
    file,
    `let sites = 0;
     const common = ${JSON.stringify(common)};
     const answer = (slug, outcome, memoryBytes) => process.send({ kind: 'report', stock: [], memoryBytes,
       report: { ...common, tenant: slug, outcome, published: false, reason: process.pid + ' ' + sites } });
     process.on('disconnect', () => process.exit(0));
     process.on('message', ({ slug, whole }) => {
       sites += 1;
       process.stdout.write('\\0');
       process.stderr.write('\\0');
       const report = (memoryBytes = 1e6) => answer(slug, 'refused', memoryBytes);
       const failed = () => answer(slug, 'failed', 1e6);
       ${work}
     });`,
  );
  return file;
}

/** Builds sites one after the other; gives what became of each, with its process and its number there. */
async function buildAll(slugs: readonly string[], work: string) {
  const processes = openSiteProcesses(await script(work));
  const pids: string[] = [];
  const built: { slug: string; outcome: string; process: number; number: number; reason: string }[] = [];
  for (const slug of slugs) {
    const { report } = await processes.build(job(slug), () => {});
    const reason = 'reason' in report ? report.reason : '';
    const [pid = '', number] = reason.split(' ');
    if (!pids.includes(pid)) pids.push(pid);
    built.push({ slug, outcome: report.outcome, process: pids.indexOf(pid), number: Number(number), reason });
  }
  processes.close();
  return built;
}

test('sites are built one after the other in one process', async () => {
  const built = await buildAll(['a', 'b', 'c'], 'report()');
  expect(built.map(({ process, number }) => [process, number])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});

test('sites that are built at the same time have each a process of its own', async () => {
  const processes = openSiteProcesses(await script('setTimeout(report, 50)'));
  const reports = await Promise.all(['a', 'b'].map((slug) => processes.build(job(slug), () => {})));
  processes.close();
  expect(new Set(reports.map(({ report }) => 'reason' in report && report.reason)).size).toBe(2);
});

test('a process that has grown builds no further site', async () => {
  const built = await buildAll(['a', 'b', 'c'], "report(slug === 'a' ? 3e9 : 1e6)");
  expect(built.map(({ process, number }) => [process, number])).toEqual([
    [0, 1],
    [1, 1],
    [1, 2],
  ]);
});

test('what the processes that wait hold is known, and more may be allowed', async () => {
  const processes = openSiteProcesses(await script('report(6e8)'));
  await processes.build(job('a'), () => {});
  expect(processes.held()).toBe(0);
  await processes.build(job('a'), () => {}, 7e8);
  expect(processes.held()).toBe(6e8);
  processes.close();
  expect(processes.held()).toBe(0);
});

test('a process builds with the code of its first site alone', async () => {
  const processes = openSiteProcesses(await script('report()'));
  const numbers: string[] = [];
  for (const all of ['old', 'old', 'new', 'new']) {
    const { report } = await processes.build({ ...job('a'), code: { render: 'same', all } }, () => {});
    numbers.push('reason' in report ? (report.reason.split(' ')[1] ?? '') : '');
  }
  processes.close();
  expect(numbers).toEqual(['1', '2', '1', '2']);
});

test('a process that has drawn share images builds further sites', async () => {
  const built = await buildAll(['a', 'b'], 'common.shareImages = { drawn: 4, reused: 0 }; report()');
  expect(built.map(({ process, number }) => [process, number])).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('where Astro is not the one that compiled code knows, Astro builds each site by itself in a process of its own, and its report says so', async () => {
  const processes = openSiteProcesses(
    await script(`if (!whole) process.send({ kind: 'unknown-astro', reason: 'Astro 8 is another ' + sites });
      else { common.warnings = ['by itself']; report(); }`),
  );
  const code = { render: 'same', all: 'same' };
  const reports = [];
  for (const slug of ['a', 'b'])
    reports.push((await processes.build({ ...job(slug), code }, () => {})).report);
  processes.close();
  for (const { warnings } of reports)
    expect(warnings).toEqual(['by itself', 'Astro builds this site by itself, slower: Astro 8 is another 1']);
  const pids = reports.map((report) => 'reason' in report && report.reason.split(' ')[0]);
  expect(new Set(pids).size).toBe(2);
});

test('a site that Astro was to build by itself and cannot has failed', async () => {
  const processes = openSiteProcesses(
    await script("process.send({ kind: 'unknown-astro', reason: 'Astro 8' })"),
  );
  const { report } = await processes.build({ ...job('a'), whole: true }, () => {});
  processes.close();
  expect(report).toMatchObject({ outcome: 'failed', reason: 'Astro 8' });
});

describe('a site that fails takes no other with it, and its process builds no other', () => {
  test.each([
    ['exits', 'process.exit(0)', 'exit code 0'],
    ['throws', "throw new Error('the disk is full')", 'the disk is full'],
    ['rejects', "Promise.reject(new Error('nobody waits'))", 'nobody waits'],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", 'signal SIGKILL'],
  ])('one that %s', async (_, poison, words) => {
    const built = await buildAll(['a', 'bad', 'c'], `if (slug === 'bad') { ${poison}; return; } report()`);
    expect(built).toMatchObject([
      { outcome: 'refused', number: 1 },
      { outcome: 'failed', reason: expect.stringContaining('The build of bad ended without a result') },
      { outcome: 'refused', number: 1 },
    ]);
    expect(built[1]?.reason).toContain(words);
  });

  test('one that fails in order', async () => {
    const built = await buildAll(['a', 'bad', 'c'], "if (slug === 'bad') return failed(); report()");
    expect(built.map(({ outcome, process, number }) => [outcome, process, number])).toEqual([
      ['refused', 0, 1],
      ['failed', 1, 1],
      ['refused', 2, 1],
    ]);
  });
});

test('a site that fails by what another has left in its process is built again in a new one', async () => {
  const built = await buildAll(['a', 'b', 'c'], "if (slug === 'b' && sites > 1) process.exit(3); report()");
  expect(built.map(({ outcome, process, number }) => [outcome, process, number])).toEqual([
    ['refused', 0, 1],
    ['refused', 1, 1],
    ['refused', 1, 2],
  ]);
});

test('what a site wrote is not told of the next', async () => {
  const [, bad] = await buildAll(
    ['a', 'bad'],
    "console.error('words of ' + slug); if (slug === 'bad') process.exit(1); report()",
  );
  expect(bad?.reason).toContain('words of bad');
  expect(bad?.reason).not.toContain('words of a');
});

test('progress is passed on, and a child renders for production on this very Node', async () => {
  const words = "[process.env.NODE_ENV, process.execPath, process.env.VITEST].join(' ')";
  const processes = openSiteProcesses(
    await script(`process.send({ kind: 'progress', text: ${words} }, () => report())`),
  );
  const heard: string[] = [];
  await processes.build(job('one'), (text) => heard.push(text));
  processes.close();
  expect(heard).toEqual([`production ${process.execPath} `]);
});
