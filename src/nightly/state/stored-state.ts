import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { listReleases, liveRelease } from '../../build/publish/release-folders.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { isDone, type NightEntry } from '../night-entry.ts';
import type { NightState } from '../night-state.ts';
import { readNights } from '../tenant-nights.ts';
import { choosePacks } from './choose-packs.ts';
import { fileDigests, localFiles, localRoots } from './local-files.ts';
import { sendPacks } from './packs.ts';
import { restoreFiles } from './restore-files.ts';
import { packGlance } from './state-glance.ts';
import { headBody, StateHead, StateTree, type KeptHead } from './state-head.ts';
import type { StateStore } from './state-store.ts';

/** The key of an object of a tenant's state; `prefix` without a slash at its end, empty for none. */
export const stateKey = (prefix: string, slug: string, name: string): string =>
  [prefix, slug, name].filter((part) => part !== '').join('/');

/** Longer than a group of tenants takes to be built and sent. */
const LEASE_MS = 2 * 60 * 60_000;
/** What no head names is removed after a day: a run that is still sending could need it. */
const ORPHAN_MS = 24 * 60 * 60_000;
const EMPTY_TREE: StateTree = { files: [], packs: [] };

/** A tenant's state that this run has: its head's tag, and what the head says beside who has it. */
type Taken = { tag: string; kept: KeptHead };
type Held = Taken & { tree: StateTree };

export type StoredStateRequest = {
  store: StateStore;
  /** In front of every key, without a slash at its end; empty for none. */
  prefix: string;
  place: SitePlace;
  night: string;
  /** Who this run is, as another is told it: night and machine. */
  run: string;
  /** The part of all tenants that this run does, as in 3/20. */
  shard?: string;
  /** True if a state that another run has is taken from it. */
  isTakenOver: boolean;
  now: () => Date;
};

async function readTree(store: StateStore, key: string | undefined): Promise<StateTree> {
  if (key === undefined) return EMPTY_TREE;
  const found = await store.read(key);
  if (!found) throw new ExpectedError(`${key} is missing in the storage of the state.`);
  return StateTree.parse(JSON.parse((await promisify(gunzip)(found.body)).toString('utf8')));
}

/**
 * State of tenants in a storage of objects. A small head for each tenant is written only where nobody else wrote it since it was
 * read: first to take the state, and after the build to put the new one in its place. Of two runs the second is refused.
 */
export function storedState(request: StoredStateRequest): NightState {
  const { store, prefix, place, night, run, shard, isTakenOver, now } = request;
  const held = new Map<string, Held>();
  const keyOf = (slug: string, name: string): string => stateKey(prefix, slug, name);

  const taken = (slug: string, by: string): ExpectedError =>
    new ExpectedError(
      `Another run has the state of ${slug}${by}, so it is not built here. Wait for that run to end; when it was killed, run this ` +
        'again with --take-over, and the other run can no longer write.',
    );

  async function take(slug: string): Promise<Taken | NightEntry> {
    const found = await store.read(keyOf(slug, 'head.json'));
    const head = found && StateHead.parse(JSON.parse(found.body.toString('utf8')));
    const { lease, tree, glance, last, writer } = head ?? {};
    const kept = { tree, glance, last, writer };
    if (last?.night === night && isDone(last)) return last;
    if (lease && lease.until > now().toISOString() && !isTakenOver)
      throw taken(slug, ` (${lease.run}, until ${lease.until} at the latest)`);
    const until = new Date(now().getTime() + LEASE_MS).toISOString();
    const next = { ...kept, token: randomUUID(), lease: { run, until } };
    const tag = await store.putIf(keyOf(slug, 'head.json'), headBody(next), found?.tag);
    if (tag === undefined) throw taken(slug, '');
    return { tag, kept };
  }

  /** Gives a state back as it was, where it could not be put on this machine. */
  async function letGo(slug: string, { tag, kept }: Taken): Promise<void> {
    const head = { ...kept, token: randomUUID() };
    await store.putIf(keyOf(slug, 'head.json'), headBody(head), tag);
  }

  async function removeOrphans(slug: string, kept: KeptHead, tree: StateTree): Promise<void> {
    const named = new Set([
      keyOf(slug, 'head.json'),
      kept.tree,
      kept.glance,
      ...tree.packs.map(({ key }) => key),
    ]);
    for (const { key, at } of await store.list(keyOf(slug, '')))
      if (!named.has(key) && at < now().getTime() - ORPHAN_MS) await store.remove(key);
  }

  return {
    open: async (slug) => {
      const got = await take(slug);
      if ('outcome' in got) return got;
      try {
        const tree = await readTree(store, got.kept.tree);
        await removeOrphans(slug, got.kept, tree);
        if (got.kept.tree !== undefined) await restoreFiles(tree, localRoots(slug, place), store);
        held.set(slug, { ...got, tree });
      } catch (error) {
        await letGo(slug, got).catch(() => undefined);
        throw error;
      }
      return undefined;
    },
    keep: async (slug, entry) => {
      const mine = held.get(slug);
      if (!mine) return;
      const token = randomUUID();
      const roots = localRoots(slug, place);
      const digestOf = fileDigests();
      const bodies = new Map<string, string>();
      const files: StateTree['files'] = [];
      for (const { root, path, file } of await localFiles(roots)) {
        const sha256 = await digestOf(file);
        bodies.set(sha256, file);
        files.push({ root, path, sha256 });
      }
      const { kept, missing } = choosePacks(mine.tree.packs, new Set(bodies.keys()));
      const sent = await sendPacks(
        new Map(missing.map((sha256) => [sha256, bodies.get(sha256) ?? ''])),
        store,
        (index) => keyOf(slug, `packs/${token}-${index}`),
      );
      const live = await liveRelease(roots.releasesOf);
      const tree: StateTree = { files, ...(live !== undefined && { live }), packs: [...kept, ...sent] };
      const treeKey = keyOf(slug, `trees/${token}.json.gz`);
      await store.put(treeKey, await promisify(gzip)(JSON.stringify(tree)));
      const glance = keyOf(slug, `glances/${token}.json.gz`);
      const releases = await listReleases(roots.releasesOf);
      const nights = await readNights(roots.state);
      await store.put(glance, await packGlance({ nights, releases, live }));
      const writer = { run, shard, at: now().toISOString() };
      const head = headBody({ token, tree: treeKey, glance, last: entry, writer });
      const tag = await store.putIf(keyOf(slug, 'head.json'), head, mine.tag);
      if (tag === undefined)
        throw new ExpectedError(
          `Another run took the state of ${slug} while this one built it. What this run did is published here, and is not kept: ` +
            'the other run goes on from the state before it. Let one run at a time do a tenant.',
        );
      held.delete(slug);
      const left = new Set(tree.packs.map(({ key }) => key));
      const old = [
        mine.kept.tree,
        mine.kept.glance,
        ...mine.tree.packs.map(({ key }) => key).filter((key) => !left.has(key)),
      ];
      for (const key of old) if (key !== undefined) await store.remove(key);
    },
  };
}
