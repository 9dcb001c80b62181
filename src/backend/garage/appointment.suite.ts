import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../api/refusal.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { bookedTimes } from '../store/booked-times.ts';
import { changeBooking } from '../store/change-booking.ts';
import { markOpened } from '../store/mark-lead.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import type { Store } from '../store/store.ts';
import { NOW } from '../example-backend.fixture.ts';
import { B, openGarage } from './example-garage-backend.fixture.ts';

const IVO = '0491 570 157';
const PHONE = '+61491570006';
const OPEN_ALL_DAY = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '09:00',
  close: '17:00',
}));
const locations = [
  {
    id: '1',
    name: 'Example Cars Parramatta',
    slug: 'parramatta',
    group: 'parramatta',
    address: { street: '1 Church Street', city: 'Parramatta', state: 'NSW' as const, postcode: '2150' },
    opening_hours: OPEN_ALL_DAY,
  },
];
const MONDAY_TEN = '2026-11-23T10:00';
const TUESDAY_NINE = '2026-11-24T09:00';

/** What moving and cancelling an appointment must do over every store; `open` gives one without leads. */
export function appointmentSuite(open: () => Promise<Store>): void {
  async function opened() {
    const woken: number[] = [];
    const made = await openGarage(open, { locations }, { onLead: () => woken.push(1) });
    const move = (cookie: string, id: string, time: string, host?: string) =>
      made.post(`/api/garage/appointments/${id}/move`, { time }, { cookie, ...(host && { host }) });
    const cancel = (cookie: string, id: string) =>
      made.post(`/api/garage/appointments/${id}/cancel`, { confirm: 'cancel' }, { cookie });
    const taken = () =>
      bookedTimes(made.store, { tenant: 'example', location: 'parramatta', from: '2026-11-01' });
    return { ...made, move, cancel, taken, woken };
  }

  describe('an appointment of a garage', () => {
    test('A6 F5 is moved: its old time is free, the lead has both, and the dealer is told', async () => {
      const { book, signIn, move, taken, woken, store } = await opened();
      await book('mine', MONDAY_TEN);
      const answer = await move(await signIn(), 'mine', TUESDAY_NINE);
      expect(answer.status).toBe(200);
      expect((answer.json() as Garage).appointments.map(({ time }) => time)).toEqual([TUESDAY_NINE]);
      expect(await taken()).toEqual([TUESDAY_NINE]);
      const found = (await leadWithHistory(store, ['example'], 'mine'))!;
      expect(found.lead.values).toEqual({ appointment: TUESDAY_NINE, appointment_before: MONDAY_TEN });
      expect(found.events.at(-1)).toMatchObject({
        kind: 'appointment_moved',
        note: `${MONDAY_TEN} to ${TUESDAY_NINE}`,
      });
      expect(found.deliveries.map(({ kind, destination }) => [kind, destination])).toContainEqual([
        'appointment',
        'yard',
      ]);
      expect(woken).toEqual([1]);
      // Someone else can book the time that is free.
      expect(await book('other', MONDAY_TEN)).toMatchObject({ kind: 'stored' });
    });

    test('A6 F5 is cancelled: its time is free, and nothing of it is left to change', async () => {
      const { book, signIn, cancel, taken, store, garage } = await opened();
      await book('mine', MONDAY_TEN);
      const cookie = await signIn();
      const answer = await cancel(cookie, 'mine');
      const after = answer.json() as Garage;
      expect(after.appointments).toEqual([]);
      expect(after.enquiries).toMatchObject([{ id: 'mine', kind: 'Test Drive', state: 'cancelled' }]);
      expect(await taken()).toEqual([]);
      const found = (await leadWithHistory(store, ['example'], 'mine'))!;
      expect(found.lead.values).toEqual({ appointment_before: MONDAY_TEN });
      expect(found.events.at(-1)).toMatchObject({ kind: 'appointment_cancelled', note: MONDAY_TEN });
      expect((await cancel(cookie, 'mine')).status).toBe(404);
      await markOpened(store, ['example'], 'mine', NOW);
      await store.db.updateTable('delivery').set({ state: 'delivered' }).execute();
      expect((await garage(cookie)).enquiries.map(({ state }) => state)).toEqual(['cancelled']);
    });

    test('A6 one that was moved is no cancelled one, also once its time has passed', async () => {
      const { book, signIn, move, garage, clock } = await opened();
      await book('mine', MONDAY_TEN);
      const cookie = await signIn();
      await move(cookie, 'mine', TUESDAY_NINE);
      clock.now = Date.parse('2026-11-24T09:01:00+11:00');
      expect((await garage(cookie)).enquiries.map(({ state }) => state)).toEqual(['received']);
    });

    test('A6 F5 goes to no time that could not be booked, and stays where it is', async () => {
      const { book, signIn, move, taken } = await opened();
      await book('mine', MONDAY_TEN);
      await book('other', TUESDAY_NINE, { person: { phone: '+61491570157' } });
      const cookie = await signIn();
      for (const [time, why] of [
        [TUESDAY_NINE, 'This time has just been taken.'],
        ['2026-11-24T08:00', "We're closed then."],
        ['2026-11-24T09:30', "That isn't one of our times."],
        ['2026-11-21T13:00', "That's too soon to book online."],
        ['2027-01-20T09:00', "That's further ahead than we take bookings."],
      ] as const) {
        const { status, json } = await move(cookie, 'mine', time);
        expect([time, status]).toEqual([time, 409]);
        expect((json() as Refusal).error).toContain(`${why} Still free: `);
      }
      expect((await move(cookie, 'mine', 'tomorrow')).status).toBe(422);
      expect(await taken()).toEqual([MONDAY_TEN, TUESDAY_NINE]);
    });

    test("A6 is nobody else's to change, at this dealer or another", async () => {
      const { book, signIn, move, cancel, taken } = await opened();
      await book('mine', MONDAY_TEN);
      const ivo = await signIn(undefined, IVO);
      expect((await move('', 'mine', TUESDAY_NINE)).status).toBe(401);
      expect((await move(ivo, 'mine', TUESDAY_NINE)).status).toBe(404);
      expect((await cancel(ivo, 'mine')).status).toBe(404);
      expect((await move(await signIn(B), 'mine', TUESDAY_NINE, B)).status).toBe(404);
      expect(await taken()).toEqual([MONDAY_TEN]);
    });

    test('A6 is changed until the notice that the yard wants, and then by a call', async () => {
      const { book, signIn, move, cancel, clock, taken } = await opened();
      await book('mine', MONDAY_TEN);
      const cookie = await signIn();
      clock.now = Date.parse('2026-11-23T08:01:00+11:00');
      for (const { status, json } of [
        await move(cookie, 'mine', TUESDAY_NINE),
        await cancel(cookie, 'mine'),
      ]) {
        expect(status).toBe(409);
        expect((json() as Refusal).error).toContain('Please call the yard');
      }
      clock.now -= 60_000;
      expect((await cancel(cookie, 'mine')).status).toBe(200);
      expect(await taken()).toEqual([]);
    });

    test.each([1, 3])(
      'A6 R7 32 at once for a time with room for %i: so many have it, the others keep theirs',
      async (capacity) => {
        const { store, keep, taken } = await opened();
        const timeOf = (at: number) =>
          `2026-12-${String((at % 28) + 1).padStart(2, '0')}T${at < 28 ? 10 : 11}:00`;
        const ids = Array.from({ length: 32 }, (_, at) => `lead-${at}`);
        for (const [at, id] of ids.entries()) {
          const time = timeOf(at);
          await keep(
            { id, values: { appointment: time } },
            { booking: { location: 'parramatta', time, capacity: 1 } },
          );
        }
        const to = { location: 'parramatta', time: TUESDAY_NINE, capacity };
        const answers = await Promise.all(
          ids.map((lead) => changeBooking(store, { lead, tenant: 'example', phone: PHONE }, to, NOW)),
        );
        expect(answers.filter((answer) => answer === 'done')).toHaveLength(capacity);
        expect(answers.filter((answer) => answer === 'booked_out')).toHaveLength(32 - capacity);
        const times = await taken();
        expect(times).toHaveLength(32);
        expect(times.filter((time) => time === TUESDAY_NINE)).toHaveLength(capacity);
        for (const [at, id] of ids.entries())
          if (answers[at] === 'booked_out') {
            expect(times).toContain(timeOf(at));
            expect((await leadWithHistory(store, ['example'], id))?.lead.values).toEqual({
              appointment: timeOf(at),
            });
          }
      },
    );
  });
}
