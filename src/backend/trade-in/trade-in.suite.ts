import { describe, expect, test } from 'vitest';
import { ACCEPT_OFFER, RECORD_VALUATION, VALUE_TRADE_IN } from '../../api/routes.ts';
import { ACCEPT_OFFER_EXAMPLE } from '../../api/accept-offer.ts';
import type { Valuation } from '../../api/value-trade-in.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { exampleBackend, NOW } from '../example-backend.fixture.ts';
import { exampleForm, leadSite, ANSWERS } from '../leads/example-form.fixture.ts';
import { eraseLeads } from '../ledger/erase-leads.ts';
import { leadFiles } from '../store/lead-files.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { listLeads } from '../store/list-leads.ts';
import type { Store } from '../store/store.ts';
import { forgetValuations } from './valuations.ts';

const DAY = 24 * 3_600_000;
const OWN = { make: 'Aldera', model: 'Larkspur', year: 2022, km: 60_000, condition: 'Good', adjustments: [] };
const TYPED = {
  own_make: 'Aldera',
  own_model: 'Larkspur',
  own_year: '2022',
  own_km: '60,000',
  condition: 'Good',
};
type Estimate = Extract<Valuation, { kind: 'estimate' }>;

export const valuingSite = (trade_in: object = {}) => {
  const vehicle = exampleVehicle({
    make: 'Aldera',
    model: 'Larkspur',
    year: 2022,
    km: 60_000,
    price: 25_000,
    car_type: 'used',
    sold: false,
    status: 'in_stock',
  });
  return {
    ...leadSite({
      leads: { forms: ['trade-in', 'enquiry'] },
      trade_in: {
        record: true,
        valuation: {
          provider: {
            type: 'demo',
            share_percent: 80,
            plates: [{ rego: 'DEMO11', state: 'NSW', make: 'Aldera', model: 'Larkspur', year: 2022 }],
          },
          ...trade_in,
        },
      },
    }),
    vehicles: new Map([
      [vehicle.id, vehicle],
      [vehicle.slug, vehicle],
    ]),
  };
};

/** A shopper at the pages of a dealer; `at` moves the clock, in milliseconds from now. */
async function shopper(store: Store, trade_in: object = {}) {
  let at = 0;
  const backend = await exampleBackend([valuingSite(trade_in)], { store, clock: () => NOW + at });
  const value = async (changes: object = {}): Promise<Valuation> =>
    (await backend.post(VALUE_TRADE_IN.path, { ...OWN, ...changes })).json() as Valuation;
  const estimate = async (): Promise<Estimate> => {
    const valued = await value();
    if (valued.kind !== 'estimate') throw new Error(valued.words);
    return valued;
  };
  const send = async (values: Record<string, string>, key = crypto.randomUUID()): Promise<string> => {
    const form = exampleForm({ form: 'trade-in', values: { ...ANSWERS, ...TYPED, ...values } });
    const answer = await backend.post('/api/leads', form, { 'idempotency-key': key });
    return (answer.json() as { lead_id: string }).lead_id;
  };
  const accept = (lead_id: string, key?: string) =>
    backend.post(
      ACCEPT_OFFER.path,
      { ...ACCEPT_OFFER_EXAMPLE.request, lead_id },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const leads = async () => (await listLeads(store, {})).map(({ lead }) => lead);
  const goOn = (milliseconds: number): void => {
    at += milliseconds;
  };
  return { ...backend, value, estimate, send, accept, leads, goOn };
}

/** What valuing and accepting must do in every store; `open` gives one without leads. */
export function tradeInSuite(open: () => Promise<Store>): void {
  describe('trade-in', () => {
    test('F8 F1 a figure is kept, and its lead has it from the store, whatever the browser says', async () => {
      const store = await open();
      const { estimate, send } = await shopper(store);
      const figure = await estimate();
      expect(figure).toMatchObject({
        vehicle: '2022 Aldera Larkspur, 60,000 km',
        low: 18_800,
        high: 21_200,
        offer: 20_000,
        valued_on: '2026-11-21',
        valid_until: '2026-11-28',
      });
      const id = await send({ valuation: figure.valuation_id });
      const found = await leadWithHistory(store, ['example'], id);
      expect(found?.lead.values).toMatchObject({
        own_make: 'Aldera',
        estimate: '$18,800 to $21,200 on 21 November 2026',
        offer_price: '20000',
        estimated_by: 'Demonstration',
      });
      expect(found?.lead.values).not.toHaveProperty('valuation');
      expect(found?.valuation).toMatchObject({ id: figure.valuation_id, estimate: { offer: 20_000 } });
      expect(found?.acceptance).toBeUndefined();
    });

    test.each([
      ['of nobody', 'no-such', {}],
      ['of another vehicle', undefined, { own_km: '5,000' }],
      ['of another condition', undefined, { condition: 'Fair' }],
      ['with an adjustment more', undefined, { own_worn_tyres: 'yes' }],
    ])('F8 a figure %s counts for nothing, and the lead is taken', async (_, id, changes) => {
      const store = await open();
      const { estimate, send, accept, leads } = await shopper(store);
      const { valuation_id } = await estimate();
      const lead = await send({ valuation: id ?? valuation_id, ...changes });
      expect((await leads())[0]?.values).not.toHaveProperty('offer_price');
      expect((await accept(lead)).status).toBe(404);
    });

    test('F8 K12 an offer is accepted with the values of the specification, and the dealer is told', async () => {
      const store = await open();
      const { estimate, send, accept, leads } = await shopper(store);
      const lead = await send({ valuation: (await estimate()).valuation_id });
      const answer = await accept(lead, 'key-1');
      expect(answer.status).toBe(200);
      const accepting = (await leads()).find(({ id }) => id !== lead);
      expect(answer.json()).toEqual({
        lead_id: accepting?.id,
        category: 'Trade-In',
        event: 22,
        offer_price: 20_000,
      });
      expect(accepting).toMatchObject({
        form: 'trade-in',
        category: 'Trade-In',
        subcategory: '3. Offer Accepted',
        person: { first_name: 'Rosa', phone: '+61491570006' },
        values: {
          own_make: 'Aldera',
          own_km: '60000',
          lead_id: lead,
          form_completed: 'true',
          offer_accepted: 'true',
          offer_price: '20000',
        },
      });
      const sent = await store.db
        .selectFrom('delivery')
        .select('kind')
        .where('lead_id', '=', accepting!.id)
        .where('kind', '=', 'lead')
        .execute();
      expect(sent).toHaveLength(1);
      expect((await leadWithHistory(store, ['example'], lead))?.acceptance).toMatchObject({
        offer: 20_000,
        accepting_lead_id: accepting?.id,
      });
    });

    test('F8 R7 32 at once, with one key, with many and with none, accept it once and get one answer', async () => {
      const store = await open();
      const { estimate, send, accept, leads } = await shopper(store);
      const lead = await send({ valuation: (await estimate()).valuation_id });
      const keys = (at: number): string | undefined => ['one', `key-${at}`, undefined][at % 3];
      const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => accept(lead, keys(at))));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await leads()).toHaveLength(2);
      expect(await store.db.selectFrom('trade_in_acceptance').selectAll().execute()).toHaveLength(1);
      // And long after, when keys are forgotten.
      await store.db.deleteFrom('idempotency').execute();
      expect((await accept(lead, 'one')).text).toBe(answers[0]?.text);
    });

    test('F8 the key of one offer accepts no other', async () => {
      const { estimate, send, accept, leads } = await shopper(await open());
      const first = await send({ valuation: (await estimate()).valuation_id });
      const second = await send({ valuation: (await estimate()).valuation_id, postcode: '3000' });
      expect((await accept(first, 'same')).status).toBe(200);
      const other = await accept(second, 'same');
      expect(other.status).toBe(422);
      expect(other.text).toContain('on another offer');
      expect(await leads()).toHaveLength(3);
    });

    test.each([
      [7 * DAY, 200],
      [8 * DAY, 422],
    ])('F8 an offer of seven days, after %i milliseconds: %i', async (later, status) => {
      const { estimate, send, accept, goOn } = await shopper(await open());
      const lead = await send({ valuation: (await estimate()).valuation_id });
      goOn(later);
      const answer = await accept(lead);
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.text).toContain('This offer ended on 28/11/2026.');
    });

    test('F8 without an offer, or another dealer’s lead, there is nothing to accept', async () => {
      const { estimate, send, accept } = await shopper(await open(), { offer: 'none' });
      const figure = await estimate();
      expect(figure).not.toHaveProperty('offer');
      expect((await accept(await send({ valuation: figure.valuation_id }))).status).toBe(404);
      expect((await accept('no-such-lead')).status).toBe(404);
    });

    test('K13 a page says that it showed a figure', async () => {
      const store = await open();
      const { post, estimate } = await shopper(store);
      const { valuation_id, low, high, valued_on } = await estimate();
      const body = { column_name: 'valuation', valuation: { valuation_id, low, high, valued_on } };
      expect((await post(RECORD_VALUATION.path, body)).json()).toEqual({ success: true });
      const rows = await store.db.selectFrom('trade_in_valuation').select('recorded_at').execute();
      expect(rows).toEqual([{ recorded_at: NOW }]);
      const other = { ...body, valuation: { ...body.valuation, valuation_id: 'nobody' } };
      expect((await post(RECORD_VALUATION.path, other)).json()).toEqual({ success: false });
      expect((await post(RECORD_VALUATION.path, { ...body, column_name: 'password' })).status).toBe(422);
    });

    test('privacy: an erased person leaves no figure and no acceptance; figures of nobody go by themselves', async () => {
      const store = await open();
      const { estimate, send, accept } = await shopper(store);
      await accept(await send({ valuation: (await estimate()).valuation_id }));
      const { valuation_id: kept } = await estimate();
      expect(await eraseLeads(store, leadFiles('/nowhere'), { phone: '+61491570006' }, NOW)).toBe(2);
      const rows = () => store.db.selectFrom('trade_in_valuation').select('id').execute();
      expect(await rows()).toEqual([{ id: kept }]);
      expect(await store.db.selectFrom('trade_in_acceptance').selectAll().execute()).toEqual([]);
      await forgetValuations(store, 'example', NOW);
      expect(await rows()).toHaveLength(1);
      await forgetValuations(store, 'example', NOW + 1);
      expect(await rows()).toEqual([]);
    });
  });
}
