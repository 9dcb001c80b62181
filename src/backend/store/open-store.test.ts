import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { acceptLead } from './accept-lead.ts';
import { exampleLead } from './example-lead.fixture.ts';
import { MIGRATIONS } from './migrations.ts';
import { checkDurable, openSqlite } from './open-sqlite.ts';
import { openStore } from './open-store.ts';
import { checkSchema, migrate, schemaVersion } from './schema-version.ts';
import { temporaryFolder } from './temporary-sqlite.fixture.ts';

const newFile = (): string => path.join(temporaryFolder(), 'data', 'leads.sqlite');
const DESTINATIONS = [{ destination: 'yard', kind: 'lead' as const }];

async function refusal(url: string): Promise<string> {
  const outcome = await openStore(url, 0).catch((error: unknown) => error);
  if (outcome instanceof Error) return `${outcome.name}: ${outcome.message}`;
  throw new Error('it was opened');
}

async function makeStore(file: string): Promise<void> {
  await (await openStore(file, 0)).close();
}

function inDatabase(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

describe('R5 a store that could lose what it answered is not opened', () => {
  test('R5 a new file has a log that is on disk at each commit', async () => {
    const store = await openStore(newFile(), 0);
    onTestFinished(() => store.close());
    expect(await schemaVersion(store)).toBe(MIGRATIONS.length);
  });

  test.each([
    ['PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL', 'journal_mode is wal and synchronous 1'],
    ['PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL', 'journal_mode is delete and synchronous 2'],
  ])('R5 with %s', async (settings, words) => {
    const file = newFile();
    await makeStore(file);
    const database = new DatabaseSync(file);
    onTestFinished(() => database.close());
    database.exec(settings);
    expect(() => checkDurable(database, file)).toThrow(
      `The store of leads ${file} would lose leads at a power cut: ${words}, expected wal and 2 (FULL). Keep it on a local disk`,
    );
  });
});

describe('a database that is not ours to use is refused, with the way out', () => {
  test('older: migrate', async () => {
    const file = newFile();
    const store = await openStore(file, 0);
    onTestFinished(() => store.close());
    const known = MIGRATIONS.length;
    await expect(checkSchema(store, known + 1)).rejects.toThrow(
      `The store of leads ${file} is of version ${known}, and this program needs version ${known + 1}. ` +
        'Make a backup with `npm run backend -- backup <file>`, then run `npm run backend -- migrate`.',
    );
  });

  test('newer: the newer program', async () => {
    const file = newFile();
    await makeStore(file);
    inDatabase(file, 'INSERT INTO schema_version VALUES (99, 0)');
    expect(await refusal(file)).toContain(
      'is of version 99, written by a newer program; this one knows version',
    );
    const store = openSqlite(file);
    onTestFinished(() => store.close());
    await expect(migrate(store, 0)).rejects.toThrow('written by a newer program');
  });

  test("another program's", async () => {
    const file = newFile();
    mkdirSync(path.dirname(file));
    inDatabase(file, 'CREATE TABLE songs (name TEXT); CREATE TABLE bands (name TEXT)');
    expect(await refusal(file)).toContain(
      'holds the tables of another program: bands, songs. Name a database',
    );
  });

  test('no database', async () => {
    const file = newFile();
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    expect(await refusal(file)).toContain(
      'is no database, or a damaged one. Stop the backend and run `npm run backend -- restore',
    );
  });

  test('damaged in the middle', async () => {
    const file = newFile();
    await makeStore(file);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(8192, 0x5a), 0, 8192, 4096);
    closeSync(handle);
    expect(await refusal(file)).toMatch(/is damaged|or a damaged one/);
  });

  test('cut short', async () => {
    const file = newFile();
    await makeStore(file);
    truncateSync(file, 10_000);
    expect(await refusal(file)).toMatch(/is damaged|or a damaged one/);
  });

  test('a folder in its place, and a file in place of its folder', async () => {
    const folder = temporaryFolder();
    expect(await refusal(folder)).toContain(
      `The store of leads ${folder} cannot be opened. Let the user of the backend`,
    );
    writeFileSync(path.join(folder, 'data'), '');
    expect(await refusal(path.join(folder, 'data', 'leads.sqlite'))).toMatch(
      /has no folder that it could be in \(EEXIST.*\)\. Make .*\/data a folder that the user/,
    );
  });

  test('a server that is not there, without its password', async () => {
    const words = await refusal('postgres://me:secret@127.0.0.1:1/leads');
    expect(words).toContain('The store of leads postgres://127.0.0.1:1/leads cannot be reached: ');
    expect(words).toContain('Start it, or mend DATABASE_URL.');
    expect(words).not.toContain('secret');
  });
});

describe('migrations go forward, all or none', () => {
  test('a step is applied once, and what was stored stays', async () => {
    const file = newFile();
    const store = await openStore(file, 0);
    onTestFinished(() => store.close());
    await acceptLead(store, { lead: exampleLead(), bodyHash: 'aa', destinations: DESTINATIONS });
    const steps = [...MIGRATIONS, () => ['ALTER TABLE lead ADD COLUMN extra TEXT']];
    expect(await migrate(store, 5, steps)).toBe(1);
    expect(await migrate(store, 6, steps)).toBe(0);
    await checkSchema(store, steps.length);
    expect(await store.db.selectFrom('lead').select('id').execute()).toEqual([{ id: 'lead-1' }]);
  });

  test('a step that fails leaves all as it was', async () => {
    const store = await openStore(newFile(), 0);
    onTestFinished(() => store.close());
    const steps = [...MIGRATIONS, () => ['CREATE TABLE half (a TEXT)'], () => ['CREATE TABLE lead (a TEXT)']];
    await expect(migrate(store, 5, steps)).rejects.toThrow('lead already exists');
    expect(await schemaVersion(store)).toBe(MIGRATIONS.length);
    const tables = await store.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
  });
});

test('R4 a file that was replaced while it is open takes nothing, and is not ready', async () => {
  const file = newFile();
  const store = await openStore(file, 0);
  onTestFinished(() => store.close());
  const accept = (id: string) =>
    acceptLead(store, { lead: exampleLead({ id }), bodyHash: id, destinations: DESTINATIONS });
  await accept('lead-1');
  renameSync(file, `${file}.aside`);
  const words = `The store of leads ${file} was moved or replaced while it was open. Start the backend again.`;
  await expect(accept('lead-2')).rejects.toThrow(words);
  writeFileSync(file, '');
  await expect(accept('lead-3')).rejects.toThrow(words);
  await expect(store.prove()).rejects.toThrow(words);
});

test('R4 while another program writes for long, everything else goes on, and the lead is kept after it', async () => {
  const file = newFile();
  const store = await openStore(file, 0);
  onTestFinished(() => store.close());
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const accepted = acceptLead(store, { lead: exampleLead(), bodyHash: 'aa', destinations: DESTINATIONS });
  const began = performance.now();
  const turns: number[] = [];
  while (performance.now() - began < 1_000) {
    const turn = performance.now();
    await store.db.selectFrom('lead').select('id').execute();
    await setTimeout(5);
    turns.push(performance.now() - turn);
  }
  expect(turns.length).toBeGreaterThan(20);
  other.exec('COMMIT');
  other.close();
  expect(await accepted).toMatchObject({ kind: 'stored' });
});

test('S10 files of the store are for their owner alone, those of an older release too', async () => {
  const file = newFile();
  const modes = () =>
    Object.fromEntries(
      [
        path.dirname(file),
        ...readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name)),
      ].map((each) => [path.basename(each), (statSync(each).mode & 0o777).toString(8)]),
    );
  const open = async (id: string) => {
    const store = await openStore(file, 0);
    onTestFinished(() => store.close());
    await acceptLead(store, { lead: exampleLead({ id }), bodyHash: 'aa', destinations: DESTINATIONS });
    return modes();
  };
  const own = { data: '700', 'leads.sqlite': '600', 'leads.sqlite-shm': '600', 'leads.sqlite-wal': '600' };
  expect(await open('lead-1')).toEqual(own);
  for (const name of readdirSync(path.dirname(file))) chmodSync(path.join(path.dirname(file), name), 0o644);
  expect(await open('lead-2')).toEqual(own);
});

test('a full disk: the lead is refused, what was answered stays, and it goes on when there is room', async () => {
  const store = await openStore(newFile(), 0);
  onTestFinished(() => store.close());
  const accept = (id: string, message: string) =>
    acceptLead(store, { lead: exampleLead({ id, message }), bodyHash: id, destinations: DESTINATIONS });
  await accept('lead-1', 'first');
  const limit = async (pages: string): Promise<void> => {
    await store.db.executeQuery(CompiledQuery.raw(`PRAGMA max_page_count = ${pages}`));
  };
  await limit('1');
  await expect(accept('lead-2', 'x'.repeat(200_000))).rejects.toThrow('database or disk is full');
  await limit('1000000');
  await accept('lead-3', 'third');
  const rows = await store.db.selectFrom('lead').select('id').orderBy('id').execute();
  expect(rows).toEqual([{ id: 'lead-1' }, { id: 'lead-3' }]);
});
