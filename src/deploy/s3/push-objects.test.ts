import { describe, expect, test } from 'vitest';
import { deployFile, deploySite } from '../deploy-site.fixture.ts';
import type { DeploySite } from '../deploy-site.ts';
import { pushObjects, readState, type ObjectStore } from './push-objects.ts';
import { s3Objects } from './s3-objects.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const DAY_MS = 86_400_000;

/** A bucket in memory that lists what it was asked, and fails from the upload with this number on. */
function bucket(failAt = Infinity) {
  const kept = new Map<string, string>();
  const log: string[] = [];
  let uploads = 0;
  const store: ObjectStore = {
    read: (key) => Promise.resolve(kept.get(key)),
    put: ({ key }, body) => {
      if (!key.startsWith('state/')) uploads += 1;
      if (uploads >= failAt) return Promise.reject(new Error('stopped'));
      kept.set(key, body.toString());
      if (!key.startsWith('state/')) log.push(`put ${key}`);
      return Promise.resolve();
    },
    remove: (key) => {
      kept.delete(key);
      log.push(`remove ${key}`);
      return Promise.resolve();
    },
  };
  return { store, kept, log };
}

const site = (names: readonly string[], more: Partial<DeploySite> = {}): DeploySite =>
  deploySite({ files: names.map((name) => deployFile(name)), redirects: [], gone: [], ...more });

const push = (store: ObjectStore, pushed: DeploySite, days = 0) =>
  pushObjects({
    store,
    folder: 'live',
    release: pushed.release,
    objects: s3Objects(pushed, 'live'),
    bodyOf: ({ key }) => Promise.resolve(Buffer.from(key)),
    graceDays: 7,
    now: new Date(NOW.getTime() + days * DAY_MS),
    progress: () => undefined,
  });

const FIRST = site(['index.html', 'cars/a.html', '_astro/a.js', 'logo.svg']);
const SECOND = site(['index.html', 'cars/b.html', '_astro/b.js', 'logo.svg'], {
  release: '000002-0123456789ac',
});

describe('a push to a bucket', () => {
  test('sends hashed files, then other files, then pages', async () => {
    const { store, log } = bucket();
    await push(store, FIRST);
    expect(log).toEqual([
      'put live/_astro/a.js',
      'put live/logo.svg',
      'put live/index.html',
      'put live/cars/a.html',
    ]);
  });

  test('sends only the difference, takes pages away at once and hashed files after the grace time', async () => {
    const { store, log, kept } = bucket();
    await push(store, FIRST);
    log.length = 0;
    expect(await push(store, SECOND)).toMatchObject({ sent: 2, removed: 1, leaving: 1 });
    expect(log).toEqual(['put live/_astro/b.js', 'put live/cars/b.html', 'remove live/cars/a.html']);
    expect(await push(store, SECOND, 6)).toMatchObject({ sent: 0, removed: 0, leaving: 1 });
    expect(kept.has('live/_astro/a.js')).toBe(true);
    expect(await push(store, SECOND, 7)).toMatchObject({ sent: 0, removed: 1, leaving: 0 });
    expect(kept.has('live/_astro/a.js')).toBe(false);
  });

  test('goes back to the release before, whose hashed files are still there, and knows both', async () => {
    const { store, log } = bucket();
    await push(store, FIRST);
    await push(store, SECOND);
    log.length = 0;
    await push(store, FIRST, 1);
    expect(log).toEqual(['put live/cars/a.html', 'remove live/cars/b.html']);
    expect(await readState(store, 'live')).toMatchObject({ release: FIRST.release, before: SECOND.release });
  });

  test('that was stopped leaves the old release named, and goes on behind the stage that was whole', async () => {
    const stopped = bucket(3);
    await expect(push(stopped.store, FIRST)).rejects.toThrow('stopped');
    expect((await readState(stopped.store, 'live')).release).toBeUndefined();
    const { store, log } = bucket();
    for (const [key, text] of stopped.kept)
      await store.put({ key, contentType: '', cacheControl: '', sha256: '' }, Buffer.from(text));
    log.length = 0;
    await push(store, FIRST);
    expect(log).toEqual(['put live/index.html', 'put live/cars/a.html']);
  });

  test('sends a file again when only its headers changed, and a redirect as an object without a body', async () => {
    const { store, log } = bucket();
    await push(store, FIRST);
    log.length = 0;
    const files = FIRST.files.map((file) =>
      file.path === 'logo.svg' ? { ...file, cacheControl: 'no-cache' } : file,
    );
    const redirects = [{ from: '/cars/old', to: '/cars/a', status: 301 as const }];
    await push(store, { ...FIRST, files, redirects });
    expect(log).toEqual(['put live/logo.svg', 'put live/cars/old.html']);
    const [redirect] = s3Objects({ ...FIRST, redirects }, 'live').slice(-1);
    expect(redirect).toMatchObject({ key: 'live/cars/old.html', bytes: 0, status: 301, location: '/cars/a' });
  });
});
