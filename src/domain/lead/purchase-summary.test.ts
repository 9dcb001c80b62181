import { describe, expect, test } from 'vitest';
import type { Reservation } from '../checkout/reservation.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { purchaseSummary, type Deal } from './purchase-summary.ts';
import { reservationSummary } from './reservation-summary.ts';

const DEAL: Deal = {
  vehicle: '2021 Aldera Larkspur',
  price: 28_490,
  label: 'Drive away',
  fee: 200,
  yard: 'Geelong, 1 Moorabool Street, Geelong VIC 3220',
  phone: '(03) 5550 0123',
  delivery: [{ name: 'Greater Sydney', price: 150, postcodes: [{ from: '2000', to: '2234' }] }],
};

const DELIVER = { handover: 'Please deliver it', postcode: '2150' };

describe('F9 what is to be agreed to before it is paid', () => {
  test('F9 vehicle, price by part, balance and the yard', () => {
    expect(purchaseSummary(DEAL, {})).toEqual([
      ['Vehicle', '2021 Aldera Larkspur'],
      ['Price', '$28,490 Drive away'],
      ['Reservation fee', '$200, comes off the price'],
      ['Balance', '$28,290 Drive away'],
      ['Yard', 'Geelong, 1 Moorabool Street, Geelong VIC 3220'],
      ['Phone', '(03) 5550 0123'],
    ]);
  });

  test.each<[string, Partial<Deal>, Record<string, string>, string[]]>([
    ['without a fee', { fee: 0 }, {}, ['Balance: $28,490 Drive away']],
    ['that is delivered', {}, DELIVER, ['Delivery: $150, Greater Sydney', 'Balance: $28,440 Drive away']],
    [
      'that is delivered where no price is known',
      {},
      { ...DELIVER, postcode: '6000' },
      ["Delivery: We'll give you a price before you buy", 'Balance: $28,290 Drive away, plus delivery'],
    ],
    [
      'with a trade-in, paid by finance',
      { label: 'Excl. government charges' },
      { rego: 'ABC123', paying_by: 'Finance through the dealer' },
      [
        "Trade-in: We'll value it before you buy",
        'Balance: $28,290 Excl. government charges, less your trade-in',
        'Paying by: Finance through the dealer',
      ],
    ],
  ])('a vehicle %s', (_, deal, values, lines) => {
    const said = purchaseSummary({ ...DEAL, ...deal }, values).map((line) => line.join(': '));
    expect(said).toEqual(expect.arrayContaining(lines));
    expect(said.some((line) => line.startsWith('Reservation fee'))).toBe(deal.fee !== 0);
  });
});

describe('F9 what a reservation repeats of it', () => {
  const dealer = {
    site: { time_zone: 'Australia/Sydney', phone: '02 5550 0100' },
    locations: [exampleLocation({ slug: 'gravatt', name: 'Mount Gravatt', phone: '07 5550 0160' })],
    location: { hours: { style: 'short' } as never },
    costs: { delivery: DEAL.delivery },
  };
  const reservation = (state: Reservation['state']): Reservation => ({
    id: 'h1',
    tenant: 'example',
    vehicle: 'v1',
    slug: 'v1',
    state,
    end: null,
    price: 2_849_000,
    fee: 20_000,
    refund: 'always',
    hours: 48,
    taken_at: 0,
    until: Date.parse('2026-11-23T01:00:00Z'),
  });
  const said = (state: Reservation['state'], values = {}) =>
    reservationSummary(
      reservation(state),
      { values, person: { postcode: '2150' } },
      { vehicle: DEAL.vehicle, label: DEAL.label, location: 'gravatt', timeZone: 'Australia/Brisbane' },
      dealer,
    ).map((line) => line.join(': '));

  test('F9 the yard with its number, until when by its clock, and what comes next', () => {
    expect(said('held')).toEqual(
      expect.arrayContaining([
        'Balance: $28,290 Drive away',
        expect.stringMatching(/^Yard: Mount Gravatt, /),
        'Phone: (07) 5550 0160',
        'Held until: Monday 23 November at 11:00 am Brisbane time',
        "Next: Come in by Monday 23 November at 11:00 am Brisbane time with your driver licence, and we'll do the paperwork together.",
        'Your reference: h1',
      ]),
    );
  });

  test('F9 one that is delivered, not paid yet, or over', () => {
    expect(said('held', { handover: 'Please deliver it' })).toEqual(
      expect.arrayContaining(['Balance: $28,440 Drive away', "Next: We'll call you to arrange the rest."]),
    );
    expect(said('paying')).toContain('Pay by: Monday 23 November at 11:00 am Brisbane time');
    expect(said('ended').join('\n')).not.toMatch(/Held until|Pay by|Next/);
  });
});
