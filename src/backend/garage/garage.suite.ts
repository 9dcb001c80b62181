import { describe, expect, test } from 'vitest';
import { READ_GARAGE } from '../../api/routes.ts';
import { exampleReservation } from '../checkout-store/example-reservation.fixture.ts';
import { searchKeeper } from '../saved-search-store/search-keeper.fixture.ts';
import { markOpened } from '../store/mark-lead.ts';
import type { Store } from '../store/store.ts';
import { keepValuation } from '../trade-in/valuations.ts';
import { NOW } from '../example-backend.fixture.ts';
import { B, openGarage } from './example-garage-backend.fixture.ts';

const IVO = '0491 570 157';
const ESTIMATE = {
  low: 17_200,
  high: 19_400,
  offer: 18_300,
  valued_on: '2026-11-21',
  valid_until: '2026-11-28',
  rests_on: ['five like vehicles'],
  changes: [],
};
const QUESTION = {
  make: 'Aldera',
  model: 'Larkspur',
  year: 2022,
  km: 61_000,
  condition: 'Good',
  adjustments: [],
} as const;

/** What the garage must show over every store; `open` gives one without leads. */
export function garageSuite(open: () => Promise<Store>): void {
  describe('a garage', () => {
    test('A6 A10 is of a session alone, and of a dealer who has one', async () => {
      const { look, ask, signIn } = await openGarage(open);
      expect((await look('')).status).toBe(401);
      expect((await look('__Host-account=guess')).status).toBe(401);
      expect((await look(await signIn())).status).toBe(200);
      const off = await openGarage(open, { switches: { garage: false } });
      const answer = await off.look(await off.signIn());
      expect(answer.status).toBe(404);
      expect((await ask(READ_GARAGE.path, { headers: { host: 'nobody.example' } })).status).toBe(404);
    });

    test('A6 shows leads of the number that signed in, of this dealer, and nothing that was typed into them', async () => {
      const { keep, garage, signIn } = await openGarage(open);
      const vehicle = { id: 'v1', slug: 'old-slug', name: '2021 Alder Brook', car_type: 'used' };
      const message = 'My salary is 90,000.';
      await keep({ id: 'mine', vehicle, message, values: { rego: 'ABC123' } });
      await keep({ id: 'of Ivo', person: { first_name: 'Ivo', phone: '+61491570157' } });
      await keep({ id: 'of B', tenant: 'b' });
      await keep({ id: 'without phone', person: { email: 'Rosa.Quill@example.com' } });
      await keep({ id: 'about money', category: 'Finance Enquiry', vehicle: { ...vehicle, id: 'gone' } });
      await keep({ id: 'for work', category: 'Careers' });
      const cookie = await signIn();
      const seen = await garage(cookie);
      expect(seen.enquiries).toEqual([
        {
          id: 'mine',
          kind: 'Used Vehicle Enquiry',
          sent_at: '2026-11-21T01:00:00.000Z',
          state: 'received',
          vehicle: { name: '2021 Alder Brook', href: '/cars/2021-alder-brook-v1' },
          place: 'Example Cars Parramatta',
        },
        {
          id: 'about money',
          kind: 'Enquiry',
          sent_at: '2026-11-21T01:00:00.000Z',
          state: 'received',
          vehicle: { name: '2021 Alder Brook' },
          place: 'Example Cars Parramatta',
        },
      ]);
      expect(JSON.stringify(seen)).not.toMatch(/salary|ABC123|Rosa|Quill|@/);
      expect((await garage(await signIn(undefined, IVO))).enquiries.map(({ id }) => id)).toEqual(['of Ivo']);
      expect((await garage(await signIn(B), B)).enquiries.map(({ id }) => id)).toEqual(['of B']);
    });

    test('A6 a session of one dealer opens no garage at another', async () => {
      const { keep, look, signIn } = await openGarage(open);
      await keep({ id: 'of B', tenant: 'b' });
      expect((await look(await signIn(), B)).status).toBe(401);
    });

    test('A6 an enquiry is received, sent, opened and answered as the dealer goes on', async () => {
      const { store, keep, garage, signIn } = await openGarage(open);
      await keep({ id: 'mine' });
      const cookie = await signIn();
      const state = async () => (await garage(cookie)).enquiries[0]?.state;
      expect(await state()).toBe('received');
      await store.db.updateTable('delivery').set({ state: 'delivered' }).execute();
      expect(await state()).toBe('sent');
      await markOpened(store, ['example'], 'mine', NOW);
      expect(await state()).toBe('opened');
      await store.db.updateTable('lead').set({ answered_at: NOW }).execute();
      expect(await state()).toBe('answered');
    });

    test('A6 an appointment is shown until its time, and is an enquiry then', async () => {
      const { book, garage, signIn, clock } = await openGarage(open);
      await book('later', '2026-11-24T10:00');
      await book('next', '2026-11-23T10:00');
      const cookie = await signIn();
      const { appointments, enquiries } = await garage(cookie);
      expect(appointments.map(({ id, time, time_zone }) => [id, time, time_zone])).toEqual([
        ['next', '2026-11-23T10:00', 'Australia/Sydney'],
        ['later', '2026-11-24T10:00', 'Australia/Sydney'],
      ]);
      expect(appointments[0]?.place).toMatchObject({ name: 'Example Cars Parramatta' });
      expect(enquiries).toEqual([]);
      clock.now = Date.parse('2026-11-23T10:01:00+11:00');
      const after = await garage(cookie);
      expect(after.appointments.map(({ id }) => id)).toEqual(['later']);
      expect(after.enquiries.map(({ id }) => id)).toEqual(['next']);
    });

    test('A6 F9 a reservation tells its end and its money, and leads to its page', async () => {
      const { keep, garage, signIn, clock } = await openGarage(open);
      const until = NOW + 3_600_000;
      await keep(
        { id: 'res', form: 'reserve', category: 'Reservation' },
        { hold: exampleReservation({ state: 'held', fee: 0, taken_at: NOW, until }) },
      );
      const cookie = await signIn();
      const { reservations, enquiries } = await garage(cookie);
      expect(reservations).toEqual([
        expect.objectContaining({
          id: 'res',
          state: 'held',
          title: 'The vehicle is held for you',
          until: new Date(until).toISOString(),
          href: '/cars/corvane-atlas-77/checkout?hold=res',
        }),
      ]);
      expect(enquiries).toEqual([]);
      clock.now = until + 1;
      expect((await garage(cookie)).reservations[0]).toMatchObject({
        state: 'ended',
        title: 'The hold has ended',
      });
    });

    test('A6 F8 a figure is shown with its days, and the offer that was accepted', async () => {
      const { store, keep, garage, signIn } = await openGarage(open);
      const kept = {
        tenant: 'example',
        valuedAt: NOW,
        question: QUESTION,
        source: 'Demo',
        estimate: ESTIMATE,
      };
      await keepValuation(store, { ...kept, id: 'val', vehicle: '2022 Aldera Larkspur, 61,000 km' });
      await keepValuation(store, { ...kept, id: 'of nobody', vehicle: 'another' });
      await keep({ id: 'asks', category: 'Trade-In' }, { valuation: 'val' });
      const cookie = await signIn();
      const figure = {
        id: 'val',
        vehicle: '2022 Aldera Larkspur, 61,000 km',
        low: 17_200,
        high: 19_400,
        offer: 18_300,
        valued_on: '2026-11-21',
        valid_until: '2026-11-28',
      };
      expect((await garage(cookie)).trade_ins).toEqual([figure]);
      await keep(
        { id: 'accepts', category: 'Trade-In' },
        { acceptance: { leadId: 'asks', valuationId: 'val', offer: 18_300 } },
      );
      expect((await garage(cookie)).trade_ins).toEqual([
        { ...figure, accepted: { offer: 18_300, at: '2026-11-21T01:00:00.000Z' } },
      ]);
    });

    test('A6 A12 a kept search is stopped by whose it is, and by nobody else', async () => {
      const { store, garage, signIn, post } = await openGarage(open);
      const [rosa, ivo] = [await signIn(), await signIn(undefined, IVO)];
      const { search } = (await searchKeeper(store).keep()).proof!;
      const { id } = (await garage(rosa)).user;
      await store.db
        .updateTable('saved_search')
        .set({ account_id: id, tenant: 'example' })
        .where('id', '=', search)
        .execute();
      expect((await garage(rosa)).searches).toEqual([
        {
          id: search,
          label: 'Used cars: Alder',
          href: '/search/used-cars?make=Alder',
          confirmed: false,
          since: '2026-11-21T01:00:00.000Z',
        },
      ]);
      const stop = (cookie: string) =>
        post(`/api/garage/searches/${search}/stop`, { confirm: 'stop' }, { cookie });
      expect([(await stop('')).status, (await stop(ivo)).status]).toEqual([401, 404]);
      expect((await garage(rosa)).searches).toHaveLength(1);
      const done = await stop(rosa);
      expect([done.status, (done.json() as { searches: unknown[] }).searches]).toEqual([200, []]);
      expect((await stop(rosa)).status).toBe(404);
    });

    test('A1 A6 the watchlist is in it', async () => {
      const { garage, signIn, post } = await openGarage(open);
      const cookie = await signIn();
      await post('/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 'v1' }, { cookie });
      expect((await garage(cookie)).cars.map(({ id }) => id)).toEqual(['v1']);
    });
  });
}
