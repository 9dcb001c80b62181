import { expect, test } from 'vitest';
import { feeTerms, reservationLength } from './fee-terms.ts';
import { ReserveSettings } from './reserve-settings.ts';

test.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [48, '48 hours'],
  [50, '50 hours'],
  [72, '3 days'],
])('F9 a hold of %i hours lasts %s', (hours, words) => {
  expect(reservationLength(hours)).toBe(words);
});

test('F9 the fee is $200 unless the dealer says otherwise, and all of it comes back without a purchase', () => {
  expect(feeTerms(ReserveSettings.parse({}))).toEqual([
    'No one else can reserve or buy the vehicle for 48 hours.',
    'The $200 comes off the price when you buy the vehicle.',
    "Change your mind for any reason and you'll get a full refund, no questions asked.",
  ]);
});

test.each([
  [{ fee: 0 }, "It's free, and you can cancel at any time."],
  [
    { refund: 'until_end' },
    "If you cancel before the hold ends, or the vehicle isn't as described, you'll get a full refund.",
  ],
  [
    { capture: 'by_dealer' },
    "We'll authorise the amount on your card first and only charge it once the dealer confirms the sale.",
  ],
  [{ terms: 'Weekends do not count.' }, 'Weekends do not count.'],
])('F9 %o is told before anything is paid', (settings, sentence) => {
  expect(feeTerms(ReserveSettings.parse(settings))).toContain(sentence);
});

test('F9 no sentence calls the fee a deposit, and none of nothing speaks of money back', () => {
  for (const settings of [{}, { refund: 'until_end' }, { fee: 0 }, { capture: 'by_dealer' }])
    expect(feeTerms(ReserveSettings.parse(settings)).join(' ')).not.toMatch(/deposit/i);
  expect(feeTerms(ReserveSettings.parse({ fee: 0 })).join(' ')).not.toMatch(/back|\$/);
});
