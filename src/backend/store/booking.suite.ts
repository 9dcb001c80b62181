import { describe, expect, test } from 'vitest';
import { acceptLead, type NewLead } from './accept-lead.ts';
import { bookedTimes } from './booked-times.ts';
import { exampleLead } from './example-lead.fixture.ts';
import type { Store } from './store.ts';

const TIME = '2026-11-23T10:00';
const PLACE = { tenant: 'good-cars', location: 'main-yard', from: '2026-11-23' };

const drive = (id: string, capacity: number, time = TIME): NewLead => ({
  lead: exampleLead({ id, location: PLACE.location, values: { appointment: time } }),
  key: `key of ${id}`,
  bodyHash: 'aa',
  destinations: [{ destination: 'yard', kind: 'lead' }],
  booking: { location: PLACE.location, time, capacity },
});

async function countOf(
  store: Store,
  table: 'lead' | 'delivery' | 'idempotency' | 'consent',
): Promise<number> {
  const rows = await store.db.selectFrom(table).select('tenant').execute();
  return rows.length;
}

/** What booking a time must do in every store; `open` gives one without leads. */
export function bookingSuite(open: () => Promise<Store>): void {
  describe('a booked time', () => {
    test.each([1, 3])(
      'F5 R7 32 at once for a capacity of %i: so many have it, the others nothing',
      async (capacity) => {
        const store = await open();
        const answers = await Promise.all(
          Array.from({ length: 32 }, (_, at) => acceptLead(store, drive(`lead-${at}`, capacity))),
        );
        expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(capacity);
        expect(answers.filter(({ kind }) => kind === 'booked_out')).toHaveLength(32 - capacity);
        for (const table of ['lead', 'delivery', 'idempotency', 'consent'] as const)
          expect(await countOf(store, table)).toBe(capacity);
        expect(await bookedTimes(store, PLACE)).toEqual(Array<string>(capacity).fill(TIME));
      },
    );

    test('F5 is free again when its lead is gone, and is of its place and dealer alone', async () => {
      const store = await open();
      expect(await acceptLead(store, drive('first', 1))).toMatchObject({ kind: 'stored' });
      expect(await acceptLead(store, drive('second', 1))).toEqual({ kind: 'booked_out' });
      const { booking, ...other } = drive('third', 1);
      const elsewhere = { ...other, booking: { ...booking!, location: 'other-yard' } };
      expect(await acceptLead(store, elsewhere)).toMatchObject({ kind: 'stored' });
      await store.db.deleteFrom('lead').where('id', '=', 'first').execute();
      // The key of the second was left free.
      expect(await acceptLead(store, drive('second', 1))).toMatchObject({ kind: 'stored' });
      expect(await bookedTimes(store, { ...PLACE, from: '2026-11-24' })).toEqual([]);
    });

    test('F5 a capacity that was lowered counts those who have the time already', async () => {
      const store = await open();
      for (const id of ['one', 'two', 'three']) await acceptLead(store, drive(id, 3));
      await store.db.deleteFrom('lead').where('id', '=', 'one').execute();
      expect(await acceptLead(store, drive('four', 2))).toEqual({ kind: 'booked_out' });
      expect(await acceptLead(store, drive('five', 3))).toMatchObject({ kind: 'stored' });
    });
  });
}
