import { expect, test } from 'vitest';
import { TAKEN_AT, HOUR } from '../checkout-store/example-reservation.fixture.ts';
import type { Reservation } from '../../domain/checkout/reservation.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { reservationEmail, receiptEmail } from './reservation-emails.ts';
import { mailOf } from './mail.ts';

const dealer = exampleDealer();
const lead = wholeLead({ form: 'reserve', category: 'Reservation' });

const reservation = (changes: Partial<Reservation> = {}): Reservation => ({
  id: 'lead-1',
  tenant: 'good-cars',
  vehicle: '77',
  slug: 'corvane-atlas-77',
  state: 'held',
  end: null,
  price: 4_599_000,
  fee: 20_000,
  refund: 'always',
  hours: 48,
  taken_at: TAKEN_AT,
  until: TAKEN_AT + 48 * HOUR,
  ...changes,
});

test('F9 the dealer reads who has reserved what, until when, and what was paid', () => {
  expect(reservationEmail(lead, dealer, { hold: reservation(), payment: 'paid' })).toEqual({
    subject: 'Reserved: 2022 Corvane Atlas GX',
    text: `Reservation: Held
Held until: Monday 23 November at 2:00 pm Sydney time
Vehicle: 2022 Corvane Atlas GX
Stock number: S77
Agreed price: $45,990 Drive Away
Fee: $200, paid
Name: Rosa Quill
Phone: 0491 570 006
Email: Rosa.Quill@example.com
All reservations: https://www.example.com.au/_leads/holds
Reference: lead-1
Lead: https://www.example.com.au/_leads/lead/lead-1
`,
  });
});

test('F9 the shopper gets a receipt with price, terms, who sells and where to cancel', () => {
  const { subject, text } = receiptEmail(lead, dealer, { hold: reservation(), payment: 'paid' });
  expect(subject).toBe('The vehicle is held for you: 2022 Corvane Atlas GX');
  expect(text).toContain(
    'No one else can reserve or buy it until Monday 23 November at 2:00 pm Sydney time.',
  );
  expect(text).toContain('Price: $45,990 Drive Away\nReservation fee: $200');
  expect(text).toContain('https://www.example.com.au/cars/corvane-atlas-77/checkout?hold=lead-1');
  expect(text).toContain('a full refund');
  expect(text).toContain('Example Cars\nMotor dealer licence MD012345\nPhone (02) 5550 0101');
  expect(text).not.toMatch(/undefined|null|false/);
});

const ENDS: [Reservation['end'], PaymentState | undefined, dealerReads: string, shopperReads: string][] = [
  ['cancelled', 'refunded', 'Ended, cancelled by the customer', "We've refunded $200."],
  ['released', 'paid', 'Ended, released by the dealer', 'Your refund is on its way'],
  ['over', 'voided', 'Ended, time ran out', "You weren't charged."],
  [
    'bought',
    'paid',
    'Ended, the vehicle was bought',
    "The dealer has recorded your purchase. You've paid $200.",
  ],
  ['too_late', 'paid', 'Ended, paid after the vehicle was gone', 'Your refund is on its way'],
];

test.each(ENDS)('F9 an end is told with its reason and the money: %s, %s', (end, payment, read, told) => {
  const held = { hold: reservation({ state: 'ended', end }), payment };
  const forDealer = reservationEmail(lead, dealer, held);
  expect(forDealer.subject).toMatch(/^Reservation ended(, fee (refunded|released))?: 2022 Corvane Atlas GX$/);
  expect(forDealer.subject.includes('refunded')).toBe(payment === 'refunded');
  expect(forDealer.text).toContain(`Reservation: ${read}\n`);
  expect(forDealer.text).not.toContain('Held until');
  const { text } = receiptEmail(lead, dealer, held);
  expect(text).toContain(told);
  expect(text).not.toMatch(/To see or cancel|Held until/);
});

test('F9 a hostile name of a vehicle stays in one line of the subject', () => {
  const hostile = wholeLead({ vehicle: { ...lead.vehicle!, name: 'Atlas\r\nBcc: all@example.com' } });
  for (const write of [reservationEmail, receiptEmail])
    expect(write(hostile, dealer, { hold: reservation(), payment: 'paid' }).subject).not.toMatch(/[\r\n]/);
});

test('F9 an answer to the email reaches the shopper, and an answer to the receipt the yard', () => {
  const sent = {
    id: 'm1',
    lead,
    dealer,
    files: [],
    dkimKey: undefined,
    held: { hold: reservation(), payment: 'paid' },
  } as const;
  const toDealer = mailOf({ ...sent, email: 'hold', to: ['sales@example.com.au'] });
  const toShopper = mailOf({ ...sent, email: 'receipt', to: ['rosa@example.com'] });
  expect([toDealer.replyTo, toShopper.replyTo]).toEqual(['Rosa.Quill@example.com', 'yard@example.com.au']);
  expect(toShopper.headers).toEqual({ 'Auto-Submitted': 'auto-replied' });
  expect(() => mailOf({ ...sent, held: undefined, email: 'hold', to: [] })).toThrow(
    'the reservation no longer exists',
  );
});
