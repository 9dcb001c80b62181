import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Command } from 'commander';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { writeBackup } from '../store/backup-lines.ts';
import { leadFiles } from '../store/lead-files.ts';
import { connectStore, holdStore, isServer, openStore } from '../store/open-store.ts';
import { readBackup } from '../store/read-backup.ts';
import { checkSchema, migrate, schemaVersion } from '../store/schema-version.ts';
import { storePlace } from '../store/store-place.ts';
import type { Store } from '../store/store.ts';
import { storeCommand } from './store-command.ts';

export type StoreOptions = { data: string; json?: boolean };

const print = (options: StoreOptions, result: object, words: string): void =>
  void process.stdout.write(`${options.json ? JSON.stringify(result) : words}\n`);

async function withStore<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** `npm run backend -- migrate`: brings the tables to the version of this program. */
export async function migrateAction(options: StoreOptions): Promise<void> {
  const { url } = storePlace(options.data, process.env);
  await withStore(connectStore(url), async (store) => {
    const steps = await migrate(store, Date.now());
    const version = await schemaVersion(store);
    const words =
      steps === 0
        ? `is of version ${version} already`
        : `was brought to version ${version}, ${steps} steps on`;
    print(options, { store: store.place, version, steps }, `${store.place} ${words}.`);
  });
}

/** `npm run backend -- backup <file>`: all leads and their files as they are now, whole or not at all. */
export async function backupAction(file: string, options: StoreOptions): Promise<void> {
  if (existsSync(file))
    throw new ExpectedError(`${file} is there already: name a file that is not, or move it away.`);
  const { url, files } = storePlace(options.data, process.env);
  const unfinished = `${file}.part`;
  await withStore(openStore(url, Date.now()), async (store) => {
    const zip = createGzip();
    const written = pipeline(zip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    const put = (line: string): Promise<void> =>
      new Promise((resolve, reject) => zip.write(line, (error) => (error ? reject(error) : resolve())));
    // Both are waited for: a full disk ends the pipe, and writing into it would wait for ever.
    const leads = await Promise.race([
      writeBackup(store, leadFiles(files), Date.now(), put),
      written.then(() => Promise.reject(new Error('the file ended before the leads'))),
    ]);
    zip.end();
    await written;
    await rename(unfinished, file);
    print(
      options,
      { file, leads },
      `${leads.toLocaleString('en-AU')} leads of ${store.place} are in ${file}.`,
    );
  }).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
}

/**
 * `npm run backend -- restore <file>`: puts a backup in place of the store. A file of SQLite that is there, damaged or not,
 * is kept beside it; a database of PostgreSQL must be empty.
 */
export async function restoreAction(file: string, options: StoreOptions): Promise<void> {
  if (!existsSync(file)) throw new ExpectedError(`${file} is not there: name the file of a backup.`);
  const { url, files } = storePlace(options.data, process.env);
  const letGo = await holdStore(url, `A backend has ${url} open. Stop it, and restore then.`);
  const target = isServer(url) ? url : `${path.resolve(url)}.restored`;
  if (!isServer(url))
    for (const ending of ['', '-wal', '-shm']) await rm(`${target}${ending}`, { force: true });
  const kept = leadFiles(files);
  const leads = await withStore(openStore(target, Date.now()), async (store) => {
    // The reader gets the error of either; an unhandled error would end the process without a word.
    const ignore = (): void => undefined;
    const unzipped = connect(createReadStream(file), createGunzip(), ignore).on('error', ignore);
    const lines = createInterface({ input: Readable.from(readable(unzipped, file)), crlfDelay: Infinity });
    const count = await readBackup(store, file, lines, (key, bytes) => kept.put(key, bytes));
    await checkSchema(store);
    return count;
  });
  const aside = isServer(url) ? undefined : await swap(path.resolve(url), target);
  letGo();
  const words = `${leads.toLocaleString('en-AU')} leads of ${file} are in ${isServer(url) ? 'the database' : url}.`;
  print(
    options,
    { file, leads, ...(aside && { kept: aside }) },
    aside ? `${words}\nWhat was there is kept as ${aside}.` : words,
  );
}

/** What is no gzip is an error for people. */
async function* readable(source: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (cause) {
    throw new ExpectedError(`${file} is cut off or no backup. Nothing was restored; take another backup.`, {
      cause,
    });
  }
}

/** Gives the name that the old file has now; undefined where there was none. */
async function swap(file: string, restored: string): Promise<string | undefined> {
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const isThere = existsSync(file);
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(file + ending)) await rename(file + ending, aside + ending);
  await rename(restored, file);
  return isThere ? aside : undefined;
}

/** Adds `migrate`, `backup` and `restore` to the command of the backend. */
export function addStoreCommands(program: Command): void {
  storeCommand(program, 'migrate', 'brings the tables of leads to the version of this program').action(
    migrateAction,
  );
  storeCommand(
    program,
    'backup <file>',
    'writes all leads and their files into one file, while the backend runs',
  ).action(backupAction);
  storeCommand(
    program,
    'restore <file>',
    'puts a backup in place of the store; stop the backend first',
  ).action(restoreAction);
}
