import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimDelivery } from '../outbox/claim-delivery.ts';
import { settleDelivery } from '../outbox/settle-delivery.ts';
import { exampleLead } from './example-lead.fixture.ts';
import { MIGRATIONS, savedSearchTables } from './migrations.ts';
import { migrate } from './schema-version.ts';
import type { Store } from './store.ts';
import { atMoment } from '../outbox/at-moment.fixture.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const BEFORE_EMAILS = MIGRATIONS.indexOf(savedSearchTables);
const PLACE = { tenant: 'good-cars', destination: 'yard' };

/** Makes an empty database a store as it was before messages could be emails, with one in every state that they have. */
async function oldStore(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  await migrate(store, NOW, MIGRATIONS.slice(0, BEFORE_EMAILS));
  for (const id of ['waiting', 'leased', 'done', 'dead'])
    await sql`INSERT INTO lead VALUES (${id}, ${PLACE.tenant}, ${NOW}, 'enquiry', 'General Enquiry', NULL, NULL, NULL, 0,
      NULL, NULL, NULL, ${JSON.stringify(exampleLead({ id }))})`.execute(store.db);
  for (const [id, state, attempts, lease, finished, error] of [
    ['waiting', 'queued', 0, null, null, null],
    ['leased', 'queued', 2, NOW + 30_000, null, 'HTTP 500'],
    ['done', 'delivered', 1, null, NOW, null],
    ['dead', 'dead', 5, null, NOW, 'HTTP 410'],
  ] as const)
    await sql`INSERT INTO delivery VALUES (${`${id}-yard`}, ${id}, ${PLACE.tenant}, ${PLACE.destination}, 'lead', ${state},
      ${attempts}, 1, ${NOW}, ${NOW}, ${lease}, ${attempts}, ${finished}, ${error})`.execute(store.db);
  return store;
}

const rowsOf = (store: Store) => store.db.selectFrom('delivery').selectAll().orderBy('id').execute();

/** What the step that lets messages be emails must keep in every store; `open` gives an empty database. */
export function deliveryMigrationSuite(open: () => Promise<Store>): void {
  test('R4 messages that wait keep all that is known of them when the store learns of emails', async () => {
    const store = await oldStore(open);
    const before = await rowsOf(store);
    expect(await migrate(store, NOW)).toBe(MIGRATIONS.length - BEFORE_EMAILS);
    expect(await rowsOf(store)).toEqual(
      before.map((row) => ({
        ...row,
        letter_id: null,
        request_id: null,
        night_letter_id: null,
        digest: 0,
        notice_id: null,
      })),
    );
  });

  test('R4 after that step a message goes once, one that is being sent is left alone, and an erased lead takes its own', async () => {
    const store = await oldStore(open);
    await migrate(store, NOW);
    const message = await claimDelivery(atMoment(store, NOW + 1000), PLACE, 100);
    expect(message).toMatchObject({ id: 'waiting-yard', kind: 'lead', lead: { id: 'waiting' } });
    expect(await settleDelivery(atMoment(store, NOW + 1100), message!, { kind: 'delivered' }, 0)).toBe(
      'delivered',
    );
    expect(await claimDelivery(atMoment(store, NOW + 2000), PLACE, 100)).toBeUndefined();
    expect(await claimDelivery(atMoment(store, NOW + 31_000), PLACE, 100)).toMatchObject({
      id: 'leased-yard',
      fence: 3,
    });
    await store.write((db) => db.deleteFrom('lead').where('id', '=', 'leased').execute());
    expect((await rowsOf(store)).map(({ id }) => id)).toEqual(['dead-yard', 'done-yard', 'waiting-yard']);
  });
}
