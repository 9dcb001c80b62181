import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exampleOwned } from '../../domain/garage/example-vehicle.fixture.ts';
import { takeVehicles } from '../garage-store/owned-vehicles.ts';
import { acceptLead } from './accept-lead.ts';
import { BACKUP_TABLES, writeBackup } from './backup-lines.ts';
import { exampleLead } from './example-lead.fixture.ts';
import { leadFiles } from './lead-files.ts';
import { markAnswered } from './mark-lead.ts';
import { NIGHT_EMAIL } from './night-email.suite.ts';
import { queueNightEmail } from './night-emails.ts';
import { openStore } from './open-store.ts';
import { readBackup } from './read-backup.ts';
import type { Store } from './store.ts';
import { temporaryFolder, temporarySqlite } from './temporary-sqlite.fixture.ts';

async function withLeads(store: Store, count: number, files = leadFiles('/nowhere')): Promise<void> {
  for (let at = 0; at < count; at++) {
    const key = at === 0 && (await files.save(Buffer.from('a file')).catch(() => undefined));
    const lead = exampleLead({
      id: `lead-${at}`,
      message: 'a\0b\ud800',
      files: key ? [{ key, name: 'cv.pdf', type: 'application/pdf', bytes: 6 }] : [],
    });
    await acceptLead(store, {
      lead,
      key: `key-${at}`,
      bodyHash: 'aa',
      destinations: [{ destination: 'yard', kind: 'lead' }],
    });
  }
  await store.db
    .insertInto('trade_in_valuation')
    .values([
      { id: 'a', tenant: 'good-cars', valued_at: 1, lead_id: 'lead-0', recorded_at: 2, body: '{}' },
      { id: 'b', tenant: 'good-cars', valued_at: 3, lead_id: null, recorded_at: null, body: '{}' },
    ])
    .execute();
  await store.db
    .insertInto('trade_in_acceptance')
    .values({
      lead_id: 'lead-0',
      tenant: 'good-cars',
      valuation_id: 'a',
      accepted_at: 4,
      offer: 18_300,
      accepting_lead_id: 'lead-1',
    })
    .execute();
  await store.db
    .insertInto('account')
    .values({
      id: 'rosa',
      tenant: 'good-cars',
      phone: '+61491570006',
      created_at: 1,
      seen_at: 2,
      details: '{}',
    })
    .execute();
  await store.db
    .insertInto('promotion_draw')
    .values({
      id: 'draw',
      tenant: 'good-cars',
      promotion: 'summer',
      phone_hash: 'aa',
      phone: '+61491570006',
      state: 'NSW',
      drawn_at: 3,
      odds: '[]',
      number: 7,
      drawn: 'jack',
      prize: 'jack',
      terms_hash: 'bb',
    })
    .execute();
  await store.db
    .insertInto('promotion_prize')
    .values({ tenant: 'good-cars', promotion: 'summer', prize: 'jack', given: 1 })
    .execute();
  await takeVehicles(
    store,
    { id: 'rosa', tenant: 'good-cars' },
    [exampleOwned({ remind: 'rosa@example.com' })],
    { wording: 'Write to me.', now: Date.parse('2026-11-21T03:00:00Z') },
  );
  await queueNightEmail(store, { slug: 'my-cars', night: 'n1' }, NIGHT_EMAIL, 3);
  await markAnswered(store, ['good-cars'], 'lead-0', 5);
}

async function backupOf(store: Store, files = leadFiles('/nowhere')): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(store, files, 0, (line) => Promise.resolve(void lines.push(line.trimEnd())));
  return lines;
}

const restore = (store: Store, lines: readonly string[], saveFile = async (): Promise<void> => undefined) =>
  readBackup(
    store,
    'a.gz',
    (async function* () {
      yield* lines;
    })(),
    saveFile,
  );

/** All rows, without the numbers that the database gives. */
async function contents(store: Store): Promise<unknown> {
  const tables = BACKUP_TABLES.map(async (table) => {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(store.db);
    return rows.map((row) => JSON.stringify(table === 'lead_event' ? { ...row, id: 0 } : row)).toSorted();
  });
  return Promise.all(tables);
}

/** What backups must keep of every store; `open` gives one without leads. */
export function backupSuite(open: () => Promise<Store>): void {
  describe('backups', () => {
    test('R4 a backup put into an empty store of another kind has the same rows and files', async () => {
      const store = await open();
      const files = leadFiles(temporaryFolder());
      await withLeads(store, 3, files);
      const lines = await backupOf(store, files);
      const other = await temporarySqlite();
      const saved: string[] = [];
      const count = await readBackup(
        other,
        'a.gz',
        (async function* () {
          yield* lines;
        })(),
        async (key, bytes) => {
          saved.push(`${key} ${bytes.toString()}`);
        },
      );
      expect(count).toBe(3);
      expect(await contents(other)).toEqual(await contents(store));
      expect(saved).toEqual([expect.stringMatching(/^[0-9a-f-]{36} a file$/)]);
      const back = await open();
      await restore(
        back,
        await backupOf(other, { ...files, read: () => Promise.resolve(Buffer.from('a file')) }),
      );
      expect(await contents(back)).toEqual(await contents(other));
      await expect(restore(back, lines)).rejects.toThrow(
        'has leads already: a backup is restored into an empty store',
      );
    });

    test('F5 bookings are made again of the leads of a backup, whatever shoppers wrote in them', async () => {
      const store = await open();
      const other = await temporarySqlite();
      const time = '2026-11-23T10:00';
      const text = '","appointment":"2026-01-01T00:00"}{\\\0\ud800';
      const attributes = { visited_pages: [], linked_query_params: { appointment: '2026-01-01T00:00' } };
      for (const [id, values] of [
        ['first', { wish: text, appointment: time }],
        ['second', { appointment: time, wish: text }],
        ['none', { wish: text }],
      ] as const) {
        const lead = exampleLead({ id, location: 'yard', message: text, values, attributes });
        await acceptLead(other, {
          lead,
          bodyHash: 'aa',
          destinations: [{ destination: 'yard', kind: 'lead' }],
        });
      }
      await restore(store, await backupOf(other));
      const rows = await store.db.selectFrom('booking').selectAll().orderBy('seat').execute();
      expect(rows).toEqual([
        { lead_id: 'first', tenant: 'good-cars', location: 'yard', time, seat: 1 },
        { lead_id: 'second', tenant: 'good-cars', location: 'yard', time, seat: 2 },
      ]);
    });

    test.each([
      ['cut off', (lines: string[]) => lines.slice(0, -1), 'a.gz was cut off. Nothing was restored'],
      ['without a line', (lines: string[]) => lines.toSpliced(2, 1), 'was changed'],
      [
        'with another letter',
        (lines: string[]) => lines.map((line) => line.replace('good-cars', 'evil-cars')),
        'was changed',
      ],
      [
        'cut in a line',
        (lines: string[]) => lines.map((line, at) => (at === 2 ? line.slice(0, 20) : line)),
        'is damaged in line 3',
      ],
      ['null in a line', (lines: string[]) => lines.with(2, 'null'), 'is damaged in line 3'],
      [
        'with another table',
        (lines: string[]) => lines.map((line) => line.replace('"table":"consent"', '"table":"songs"')),
        'was changed',
      ],
      [
        'with a column that is not there',
        (lines: string[]) => lines.map((line) => line.replace('"tenant":', '"singer":')),
        'was changed',
      ],
      ['another file', () => ['{"name":"songs"}'], 'is no backup of leads'],
      [
        'a newer one',
        (lines: string[]) => lines.map((line) => line.replace(/"version":\d+/, '"version":99')),
        'is of version 99',
      ],
    ])('R4 a backup that is %s is refused, and nothing of it is there', async (_, change, words) => {
      const store = await open();
      await withLeads(store, 2);
      const lines = change(await backupOf(store));
      const other = await temporarySqlite();
      await expect(restore(other, lines)).rejects.toThrow(words);
      expect(await other.db.selectFrom('lead').selectAll().execute()).toEqual([]);
    });

    test('R4 a backup that is without any one of its lines, or has one twice, is refused in the same words', async () => {
      const store = await open();
      await withLeads(store, 2);
      const lines = await backupOf(store);
      const other = await temporarySqlite();
      for (const at of lines.keys()) {
        const words =
          at === 0 ? 'is no backup of leads' : at === lines.length - 1 ? 'cut off' : 'was changed';
        await expect(restore(other, lines.toSpliced(at, 1)), `without line ${at + 1}`).rejects.toThrow(words);
        if (at === lines.length - 1) continue;
        const twice = lines.toSpliced(at, 0, lines[at] ?? '');
        await expect(restore(other, twice), `line ${at + 1} twice`).rejects.toThrow('was changed');
      }
      expect(await other.db.selectFrom('lead').selectAll().execute()).toEqual([]);
    });

    test('R4 a backup shows one moment, though others write while it is made', async () => {
      const store = await temporarySqlite();
      await withLeads(store, 2);
      const second = await openStore(store.place, 0);
      onTestFinished(() => second.close());
      const lines: string[] = [];
      await writeBackup(store, leadFiles('/nowhere'), 0, async (line) => {
        lines.push(line);
        if (lines.length === 2)
          await acceptLead(second, {
            lead: exampleLead({ id: 'written meanwhile' }),
            bodyHash: 'aa',
            destinations: [{ destination: 'yard', kind: 'lead' }],
          });
      });
      expect(lines.join('')).not.toContain('written meanwhile');
      expect(
        await store.db.selectFrom('lead').select('id').where('id', '=', 'written meanwhile').execute(),
      ).toHaveLength(1);
    });
  });
}
