import { mkdir, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { handoverFile } from '../../api/hand-over-release.ts';
import { exampleHandover } from '../example-backend.fixture.ts';
import { temporaryFolder } from '../store/temporary-sqlite.fixture.ts';
import { openReceivedReleases } from './received-releases.ts';
import { createSharedReleases } from './shared-releases.ts';
import { createSiteDirectory } from './site-directory.ts';
import { toSiteRelease } from './site-release.ts';

const pack = (handover: unknown): Buffer => gzipSync(JSON.stringify(handover));

/** A folder of published sites, as builds leave it. */
function publishedFolder() {
  const folder = temporaryFolder();
  const write = async (release: string, bytes: Uint8Array): Promise<void> => {
    const file = path.join(folder, handoverFile('example', release));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    // Two files of one size within a tick of the clock would look alike.
    await utimes(file, 0, Number(release.slice(0, 6)) + bytes.length);
  };
  const turn = async (release: string): Promise<void> => {
    const link = path.join(folder, 'example');
    await unlink(link).catch(() => undefined);
    await symlink(path.join('.releases', 'example', release), link);
  };
  const directory = (received?: Awaited<ReturnType<typeof openReceivedReleases>>) =>
    createSiteDirectory({
      shared: createSharedReleases(folder),
      ...(received && { received }),
      clock: () => 0,
      patience: 0,
    });
  return { folder, write, turn, directory };
}

const A = '000001-aaaaaaaaaaaa';
const B = '000002-bbbbbbbbbbbb';
const release = (name: string) => pack(exampleHandover({ release: name }));
const releaseAt = async (directory: ReturnType<typeof createSiteDirectory>) =>
  (await directory.byHost('www.example.com.au'))?.release;

test('a publication and a rollback show at once', async () => {
  const { write, turn, directory } = publishedFolder();
  const sites = directory();
  expect(await releaseAt(sites)).toBeUndefined();
  await write(A, release(A));
  await turn(A);
  expect(await releaseAt(sites)).toBe(A);
  await write(B, release(B));
  expect(await releaseAt(sites)).toBe(A);
  await turn(B);
  expect(await releaseAt(sites)).toBe(B);
  await turn(A);
  expect(await releaseAt(sites)).toBe(A);
});

test('a build that was stopped between link and hand-over leaves the release that was known', async () => {
  const { write, turn, directory } = publishedFolder();
  await write(A, release(A));
  await turn(B);
  expect(await releaseAt(directory())).toBe(A);
});

test.each([
  ['cut off', release(B).subarray(0, 100), 'it is not gzip, or it was cut off'],
  ['no JSON', gzipSync('<html>'), 'it is not JSON'],
  ['of another version', pack({ ...exampleHandover(), version: 0 }), 'version 1: build the site with'],
  [
    'with a setting of newer code',
    pack({ ...exampleHandover(), settings: { ...exampleHandover().settings, future: 1 } }),
    'Bring backend and build to the same version of the code',
  ],
])(
  'a hand-over that is %s is told with its file, and the one before still answers',
  async (_, bytes, reason) => {
    const { folder, write, turn, directory } = publishedFolder();
    const sites = directory();
    await write(A, release(A));
    await turn(A);
    expect(await releaseAt(sites)).toBe(A);
    await write(B, bytes);
    await turn(B);
    expect(await releaseAt(sites)).toBe(A);
    expect(sites.problems()).toEqual([
      {
        slug: 'example',
        file: path.join(folder, handoverFile('example', B)),
        reason: expect.stringContaining(reason),
      },
    ]);
  },
);

test('a setting that an older build did not know gets its default', async () => {
  const { write, turn, directory } = publishedFolder();
  const { appointments: _, ...settings } = exampleHandover().settings;
  await write(A, pack(exampleHandover({ release: A, settings })));
  await turn(A);
  expect((await directory().byHost('example.localhost'))?.tenant.appointments.length_minutes).toBe(60);
});

test('a site that is no longer published is no longer answered for', async () => {
  const { folder, write, turn, directory } = publishedFolder();
  const sites = directory();
  await write(A, release(A));
  await turn(A);
  expect(await releaseAt(sites)).toBe(A);
  await unlink(path.join(folder, 'example'));
  expect(await releaseAt(sites)).toBeUndefined();
});

test('a received release outlives a restart, and the folder counts before it', async () => {
  const kept = temporaryFolder();
  const received = await openReceivedReleases(kept);
  await received.receive('example', B, release(B));
  await received.receive('example', B, release(B));
  await expect(received.receive('other', B, release(B))).rejects.toThrow(
    `it is the release ${B} of example, and was sent as ${B} of other`,
  );
  const again = await openReceivedReleases(kept);
  const { write, turn, directory } = publishedFolder();
  const sites = directory(again);
  expect(await releaseAt(sites)).toBe(B);
  await write(A, release(A));
  await turn(A);
  expect(await releaseAt(sites)).toBe(A);
});

test.each([
  ['that had it before keeps it', ['example'], 'example'],
  ['is not answered for where neither had it before', [], undefined],
])(
  'R3 of two published tenants with one host, the one %s, and both are named',
  async (_, before, answered) => {
    const release = (slug: string) => toSiteRelease(exampleHandover({ tenant: { slug } }));
    let sites = before.map(release);
    const shared = async () => ({ sites, problems: [] });
    const directory = createSiteDirectory({ shared, clock: () => 0, patience: 0 });
    await directory.byHost('www.example.com.au');
    sites = [release('a-copy'), release('example')];
    expect((await directory.byHost('www.example.com.au'))?.slug).toBe(answered);
    expect(directory.problems()).toEqual([
      {
        slug: 'example',
        reason:
          'example and a-copy both have the host www.example.com.au. Give one of them another site.url.',
      },
    ]);
  },
);

test.each([
  ['another tenant with that slug', 'https://other.example', 'Two tenants have the slug example.'],
  ['that tenant itself', undefined, undefined],
])('R3 of a folder of sites, and a release sent for %s', async (_, url, refused) => {
  const own = exampleHandover({ tenant: { slug: 'example' } });
  const shared = async () => ({ sites: [toSiteRelease(own)], problems: [] });
  const directory = createSiteDirectory({ shared, clock: () => 0, patience: 0 });
  const settings = { ...own.settings, site: { ...(own.settings['site'] as object), ...(url && { url }) } };
  const admitted = directory.admit(toSiteRelease({ ...own, settings }));
  if (refused === undefined) await expect(admitted).resolves.toBeUndefined();
  else await expect(admitted).rejects.toThrow(refused);
});
