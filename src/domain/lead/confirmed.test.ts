import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import { confirmedAbout, confirmedOf } from './confirmed.ts';
import type { Lead } from './lead.ts';

const PLACE = exampleLocation({
  slug: 'gravatt',
  name: 'Gravatt; Yard',
  phone: '07 5550 0101',
  time_zone: 'Australia/Brisbane',
});
const DEALER = {
  site: {
    name: 'Example',
    url: 'https://www.example.com.au',
    time_zone: 'Australia/Sydney',
    stock_noun: 'cars' as const,
    phone: '02 5550 0100',
  },
  locations: [exampleLocation({ slug: 'main', primary: true, phone: undefined }), PLACE],
  location: { hours: { style: 'short' } as never },
  appointments: { length_minutes: 30 },
};
const OWN = { own_year: '2019', own_make: 'Hoshimi', own_model: 'Sora GX-5' };

const lead = (changes: Partial<Lead>): Lead =>
  ({
    id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    received_at: '2026-11-21T03:00:00.000Z',
    form: 'enquiry',
    category: 'Vehicle Enquiry',
    location: 'gravatt',
    values: {},
    ...changes,
  }) as Lead;

/** The lines about a lead that others may not have. */
const linesOf = (changes: Partial<Lead>): string[] =>
  confirmedOf(lead(changes), DEALER)
    .lines.filter(([label]) => !['Location', 'Address', 'Hours', 'Your reference'].includes(label))
    .map((line) => line.join(': '));

const VEHICLE = { name: '2024 Tessaro Altavia' } as NonNullable<Lead['vehicle']>;

describe('F1 F10 what a confirmation repeats', () => {
  test.each<[string, Partial<Lead>, string[]]>([
    ['nothing that was not asked', {}, []],
    [
      'a time by the clock of its yard',
      { form: 'test-drive', vehicle: VEHICLE, values: { appointment: '2026-12-04T10:00' } },
      ['Vehicle: 2024 Tessaro Altavia', 'Preferred time: Friday 4 December 2026, 10:00 am Brisbane time'],
    ],
    [
      'a day of the workshop and what is to be done',
      { form: 'service', values: { ...OWN, additional_services: 'Brakes', date: '2026-12-04' } },
      [
        'Your vehicle: 2019 Hoshimi Sora GX-5',
        'What needs doing: Brakes',
        'Preferred day: Friday 4 December',
      ],
    ],
    [
      'an offer with its last day',
      {
        form: 'trade-in',
        values: {
          ...OWN,
          estimate: '$19,000 to $22,000 on 28 November 2026',
          offer_price: '21200',
          offer_until: '5 December 2026',
        },
      },
      [
        'Your vehicle: 2019 Hoshimi Sora GX-5',
        'Our estimate: $19,000 to $22,000 on 28 November 2026',
        'Our offer: $21,200 until 5 December 2026',
      ],
    ],
    [
      'the figures of a loan, and not what somebody earns',
      {
        form: 'finance-enquiry',
        values: { amount: '17490', deposit: '4000', term: '5', income: 'Under $40,000' },
      },
      ['Price of the vehicle: $17,490', 'Deposit or trade-in: $4,000', 'Term: 5 years'],
    ],
    [
      'no words that anybody could send',
      { form: 'parts', values: { own_make: 'See evil.example', own_model: 'now', rego: 'ABC123' } },
      [],
    ],
    ['no number to ring', { form: 'parts', values: { own_make: 'Call 0491570156', own_model: 'now' } }, []],
  ])('%s', (_, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });

  test.each([
    ['gravatt', '07 5550 0101'],
    ['main', '02 5550 0100'],
  ])('F10 the number of %s', (location, phone) => {
    expect(confirmedOf(lead({ location }), DEALER).phone).toBe(phone);
  });

  test('F1 a trade-in is about the vehicle that is offered, all else about the one that is asked about', () => {
    const values = OWN;
    expect(confirmedAbout(lead({ category: 'Trade-In', values, vehicle: VEHICLE }))).toBe(
      '2019 Hoshimi Sora GX-5',
    );
    expect(confirmedAbout(lead({ values, vehicle: VEHICLE }))).toBe('2024 Tessaro Altavia');
  });
});

describe('F10 a time as a calendar takes it', () => {
  test.each([
    ['in Brisbane', 'gravatt', '2026-12-04T10:00', '20261204T000000Z', '20261204T003000Z'],
    ['in Sydney, in summer', 'main', '2026-12-04T10:00', '20261203T230000Z', '20261203T233000Z'],
    ['in Sydney, in winter', 'main', '2026-07-03T10:00', '20260703T000000Z', '20260703T003000Z'],
  ])('%s', (_, location, appointment, from, to) => {
    const calendar = appointmentCalendar(lead({ location, values: { appointment } }), DEALER);
    expect(calendar).toContain(`\r\nDTSTART:${from}\r\nDTEND:${to}\r\n`);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  });

  test('what iCalendar means by signs is written for it, and long lines are folded', () => {
    const calendar = appointmentCalendar(lead({ values: { appointment: '2026-12-04T10:00' } }), DEALER) ?? '';
    expect(calendar.replaceAll('\r\n ', '')).toContain('\r\nLOCATION:Gravatt\\; Yard\\, ');
    expect(calendar.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  });

  test('there is none without a time', () => {
    expect(appointmentCalendar(lead({}), DEALER)).toBeUndefined();
  });
});
