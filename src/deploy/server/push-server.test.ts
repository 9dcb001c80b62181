import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MANIFEST_FILE } from '../../build/publish/manifest.ts';
import { deployFile, deploySettings, deploySite } from '../deploy-site.fixture.ts';
import { nginxFiles } from './nginx-files.ts';
import { previewOnServer, pushServer, serverHas } from './push-server.ts';

const missing =
  spawnSync('rsync', ['--version']).error === undefined
    ? undefined
    : 'rsync is not tested: there is no program of that name. On Debian: apt-get install rsync.';

let folder = '';
const at = (...names: string[]): string => path.join(folder, ...names);
const textOf = (...names: string[]): Promise<string> => readFile(at(...names), 'utf8');

/** A release below `here`, as a build leaves it, and the site that is read of it. */
async function release(number: number, texts: Record<string, string>, host = '') {
  const name = `00000${number}-0123456789ab`;
  const files = Object.entries(texts).map(([file, text]) => deployFile(file, text));
  const manifest = {
    release: '0123456789ab',
    files: files.map(({ path: file, sha256, bytes }) => ({ path: file, sha256, bytes })),
    kept: [],
    changedSinceLast: { added: [], changed: [], removed: [] },
  };
  for (const [file, text] of Object.entries({ ...texts, [MANIFEST_FILE]: JSON.stringify(manifest) })) {
    await mkdir(path.dirname(at('here', name, file)), { recursive: true });
    await writeFile(at('here', name, file), text);
  }
  const settings = deploySettings({
    server: { folder: at('there'), host, reload: `echo reloaded >> ${at('reloads')}` },
  });
  const site = deploySite({ release: name, files, settings });
  return {
    site,
    from: at('here', name),
    send: (live?: { release: string; policy: string }) =>
      pushServer('nginx', site, nginxFiles(site), at('here', name), live),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'push-server-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(missing)(missing ?? 'a push to a server', () => {
  test('turns a link to a release of its own, in which what is unchanged is the same file', async () => {
    const one = await release(1, { 'index.html': 'one', '_astro/a.js': 'same' });
    expect(await serverHas(one.site.settings.server)).toBeUndefined();
    await one.send();
    expect(await readlink(at('there', 'current'))).toBe(`releases/${one.site.release}`);
    const two = await release(2, { 'index.html': 'two', '_astro/a.js': 'same' });
    await two.send({ release: one.site.release, policy: '' });
    expect(await textOf('there', 'current', 'index.html')).toBe('two');
    const inode = async (name: string) => (await stat(at('there', 'releases', name, '_astro/a.js'))).ino;
    const has = await serverHas(two.site.settings.server);
    expect(has?.release).toBe(two.site.release);
    expect(has?.files.get('index.html')).toBe(createHash('sha256').update('two').digest('hex'));
    expect((await inode(one.site.release)) === (await inode(two.site.release))).toBe(true);
  });

  test('goes back without sending the release again, and reloads only where the configuration changed', async () => {
    const one = await release(1, { 'index.html': 'one' });
    const two = await release(2, { 'index.html': 'two' });
    expect(await one.send()).toEqual({ isReconfigured: true });
    expect(await two.send({ release: one.site.release, policy: '' })).toEqual({ isReconfigured: false });
    await rm(one.from, { recursive: true });
    expect(await one.send({ release: two.site.release, policy: '' })).toEqual({ isReconfigured: false });
    expect(await textOf('there', 'current', 'index.html')).toBe('one');
    expect(await textOf('reloads')).toBe('reloaded\n');
  });

  const policies = { same: "script-src 'self'", other: "script-src 'sha256-x'" };
  test.each([
    [
      'the new release is live where its pages work under the old policy',
      policies.same,
      2,
      'is live, nginx has its old',
    ],
    [
      'the old release stays live where they would not',
      policies.other,
      1,
      'so 000001-0123456789ab stays live',
    ],
  ])('R3 a reload that fails is owed until it worked: %s', async (_, policy, live, words) => {
    const one = await release(1, { 'index.html': 'one' });
    await one.send();
    const two = await release(2, { 'index.html': 'two' });
    const headers = [{ pattern: '/*', set: { 'Content-Security-Policy': policy } }];
    const push = (reload: string) => {
      const server = { ...two.site.settings.server, reload };
      const site = { ...two.site, headers, settings: { ...two.site.settings, server } };
      const before = { release: one.site.release, policy: policies.same };
      return pushServer('nginx', site, nginxFiles(site), two.from, before);
    };
    await expect(push('echo no password >&2; exit 1')).rejects.toThrow(words);
    await expect(push('exit 1')).rejects.toThrow('run exit 1');
    expect(await readlink(at('there', 'current'))).toBe(`releases/00000${live}-0123456789ab`);
    await push(`echo again >> ${at('reloads')}`);
    expect(await readlink(at('there', 'current'))).toBe(`releases/${two.site.release}`);
    await push(`echo never >> ${at('reloads')}`);
    expect(await textOf('reloads')).toBe('reloaded\nagain\n');
  });

  test('that was stopped before the end leaves the live release, and the next one goes on', async () => {
    const one = await release(1, { 'index.html': 'one' });
    await one.send();
    const two = await release(2, { 'index.html': 'two', 'logo.svg': 'logo' });
    await mkdir(at('there', 'releases', `${two.site.release}.partial`));
    await writeFile(at('there', 'releases', `${two.site.release}.partial`, 'logo.svg'), 'lo');
    expect((await serverHas(one.site.settings.server))?.release).toBe(one.site.release);
    await two.send({ release: one.site.release, policy: '' });
    expect(await textOf('there', 'current', 'logo.svg')).toBe('logo');
  });

  test('reaches another host by the program that RSYNC_RSH names', async () => {
    const shell = at('shell');
    await writeFile(shell, '#!/bin/sh\n[ "$1" = web ] || exit 9\nshift\nexec sh -c "$*"\n');
    await chmod(shell, 0o755);
    vi.stubEnv('RSYNC_RSH', shell);
    const one = await release(1, { 'index.html': 'one' }, 'web');
    await one.send();
    expect(await textOf('there', 'current', 'index.html')).toBe('one');
  });

  test('a preview lies beside what is live', async () => {
    const one = await release(1, { 'index.html': 'one' });
    await one.send();
    const two = await release(2, { 'index.html': 'two' });
    await previewOnServer(two.site, nginxFiles(two.site), two.from, 'new-look');
    expect(await textOf('there', 'previews', 'new-look', 'index.html')).toBe('two');
    expect(await textOf('there', 'current', 'index.html')).toBe('one');
  });
});
