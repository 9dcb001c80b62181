import { expect, test } from 'vitest';
import { priceTypeIn, readPriceType } from './read-choice.ts';
import { readPrice } from './read-price.ts';
import { ReadingNotes } from './reading-notes.ts';

test.each([
  ['Excluding Estimated Government Charges', 'excluding_government_charges'],
  ['Excluding Government Charges (estimated)', 'excluding_government_charges'],
  ['Ex Govt Charges', 'excluding_government_charges'],
  ['Plus estimated on-road costs', 'excluding_government_charges'],
  ['Before Government Charges', 'excluding_government_charges'],
  ['Not drive away', 'excluding_government_charges'],
  ['Drive away not included', 'excluding_government_charges'],
  ['EGC', 'excluding_government_charges'],
  ['E.G.C.', 'excluding_government_charges'],
  ['RRP', 'excluding_government_charges'],
  ['Including Govt Charges', 'drive_away'],
  ['Incl. Govt. Charges', 'drive_away'],
  ['DAP', 'drive_away'],
  ['Drive Away, No More To Pay', 'drive_away'],
  ['Estimated Drive Away', 'estimated_drive_away'],
  ['drive_away', 'drive_away'],
  ['excluding_government_charges', 'excluding_government_charges'],
])('D4 the price type %j is %s', (words, type) => {
  expect(readPriceType(words, new ReadingNotes())).toBe(type);
});

test.each([
  ['$26,990 - Drive Away', 26_990, 'drive_away'],
  ['Drive Away $27,990', 27_990, 'drive_away'],
  ['DAP: $27,990', 27_990, 'drive_away'],
  ['$28,990 plus government charges', 28_990, 'excluding_government_charges'],
  ['$28,990 ex government charges', 28_990, 'excluding_government_charges'],
  ['$28,990 excluding estimated government charges', 28_990, 'excluding_government_charges'],
  ['$28,990 Incl. Govt Charges', 28_990, 'drive_away'],
  ['$45,990 ex', 45_990, 'excluding_government_charges'],
  ['$45,990 ex.', 45_990, 'excluding_government_charges'],
  ['$49,990 ex ORC', 49_990, 'excluding_government_charges'],
  ['49990 (excl. ORCs)', 49_990, 'excluding_government_charges'],
  ['$49,990 inc ORC', 49_990, 'drive_away'],
  ['EGC $28,990', 28_990, 'excluding_government_charges'],
  ['$28,990 EEGC', 28_990, 'excluding_government_charges'],
  ['$28,990 est. E.G.C.', 28_990, 'excluding_government_charges'],
  ['$28,990 ex gov charges', 28_990, 'excluding_government_charges'],
  ['EX ORC $28,990', 28_990, 'excluding_government_charges'],
  ['$28,990 + ORC', 28_990, 'excluding_government_charges'],
  ['$28,990 inc GST + ORC', 28_990, 'excluding_government_charges'],
  ['$28,990 inc. GST ex ORC', 28_990, 'excluding_government_charges'],
  ['$28,990 plus rego & stamp duty', 28_990, 'excluding_government_charges'],
  ['$28,990 on roads extra', 28_990, 'excluding_government_charges'],
  ['*$28,990 EGC', 28_990, 'excluding_government_charges'],
  ['$28,990 - No more to pay!', 28_990, 'drive_away'],
  ['No more to pay $28,990', 28_990, 'drive_away'],
  ['$28,990 Drive away, no more to pay', 28_990, 'drive_away'],
  ['$28,990 NMTP', 28_990, 'drive_away'],
  ['$28,990 D.A.P.', 28_990, 'drive_away'],
  ['$8,990 Ride Away', 8990, 'drive_away'],
  ['Only $28,990', 28_990, undefined],
  ['$28,990 no deposit', undefined, undefined],
  ['$28,990 inc GST plus GST', undefined, undefined],
])('D4 the price %j is $%s %s', (written, dollars, type) => {
  expect(readPrice(written, 'price', new ReadingNotes())).toBe(dollars);
  expect(priceTypeIn(written)).toBe(type);
});
