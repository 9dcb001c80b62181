import { objectMark, stateKey, BucketState } from './bucket-state.ts';
import type { S3Object } from './s3-objects.ts';

/** A storage of objects by key. `read` gives the object as text, undefined when there is none. */
export type ObjectStore = {
  read: (key: string) => Promise<string | undefined>;
  put: (
    object: Pick<S3Object, 'key' | 'contentType' | 'cacheControl' | 'sha256' | 'status' | 'location'>,
    body: Buffer,
  ) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** What a push needs to know; `bodyOf` reads the bytes of an object. */
export type ObjectsPush = {
  store: ObjectStore;
  folder: string;
  release: string;
  objects: readonly S3Object[];
  bodyOf: (object: S3Object) => Promise<Buffer>;
  graceDays: number;
  now: Date;
  progress: (text: string) => void;
};

export type ObjectsPushed = { sent: number; bytes: number; removed: number; leaving: number };

const AT_ONCE = 16;
const DAY_MS = 86_400_000;
/** Uploads after which the state is written, so that a push that is stopped loses at most these. */
const BETWEEN_STATES = 200;

/** The state of a folder of the bucket; an empty one before the first push. */
export async function readState(store: ObjectStore, folder: string): Promise<BucketState> {
  const text = await store.read(stateKey(folder));
  return text === undefined ? { objects: {}, leaving: {} } : BucketState.parse(JSON.parse(text));
}

async function eachAtOnce<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const queue = things.values();
  const worker = async (): Promise<void> => {
    for (const thing of queue) await work(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const isHashed = ({ cacheControl }: S3Object): boolean => cacheControl.includes('immutable');
const isPage = ({ key }: S3Object): boolean => key.endsWith('.html');
/** Hashed files first, pages last: no page is there before what it loads. */
const stages = (objects: readonly S3Object[]): S3Object[][] => [
  objects.filter(isHashed),
  objects.filter((object) => !isHashed(object) && !isPage(object)),
  objects.filter((object) => !isHashed(object) && isPage(object)),
];

/**
 * Brings a folder of a bucket to a release: sends what differs, stage by stage, then takes away what is not needed any
 * more. Pages go at once, since an old price must not stay; hashed files after `graceDays`, for tabs that are still open.
 * A push that was stopped goes on where the state in the bucket says it was.
 */
export async function pushObjects(push: ObjectsPush): Promise<ObjectsPushed> {
  const { store, folder, release, objects, now } = push;
  const state = await readState(store, folder);
  const isNew = state.release !== release;
  const next: BucketState = { ...state, objects: { ...state.objects }, leaving: { ...state.leaving } };
  const write = async (): Promise<void> => {
    const body = Buffer.from(JSON.stringify(next));
    await store.put(
      { key: stateKey(folder), contentType: 'application/json', cacheControl: 'no-store', sha256: '' },
      body,
    );
  };
  let sent = 0;
  let bytes = 0;
  for (const stage of stages(objects)) {
    const missing = stage.filter((object) => state.objects[object.key] !== objectMark(object));
    for (let at = 0; at < missing.length; at += BETWEEN_STATES) {
      const batch = missing.slice(at, at + BETWEEN_STATES);
      await eachAtOnce(batch, async (object) => {
        await store.put(object, await push.bodyOf(object));
        next.objects[object.key] = objectMark(object);
        sent += 1;
        bytes += object.bytes;
      });
      push.progress(`${sent} files sent`);
      await write();
    }
  }
  const wanted = new Set(objects.map(({ key }) => key));
  const unneeded = Object.keys(next.objects).filter((key) => !wanted.has(key));
  const before = new Date(now.getTime() - push.graceDays * DAY_MS).toISOString();
  const isDue = (key: string): boolean =>
    key.endsWith('.html') || (next.leaving[key] ?? now.toISOString()) <= before;
  const due = unneeded.filter(isDue);
  await eachAtOnce(due, (key) => store.remove(key));
  const removed = new Set(due);
  next.objects = Object.fromEntries(Object.entries(next.objects).filter(([key]) => !removed.has(key)));
  next.leaving = Object.fromEntries(
    unneeded.filter((key) => !isDue(key)).map((key) => [key, next.leaving[key] ?? now.toISOString()]),
  );
  if (isNew && state.release !== undefined) next.before = state.release;
  next.release = release;
  await write();
  return { sent, bytes, removed: due.length, leaving: Object.keys(next.leaving).length };
}
