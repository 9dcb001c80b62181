import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { bandOffer, isOfferedChoice, offeredYears } from './band-offer.ts';
import { FinanceSettings } from './finance-settings.ts';
import { offerWords } from './offer-words.ts';
import { resolveFinance } from './resolve-finance.ts';

const BANDS = [
  { name: 'Excellent', rate: 6.99 },
  { name: 'Fair', rate: 11.99 },
];
const rulesOf = (settings: object = {}) =>
  resolveFinance(
    FinanceSettings.parse({
      advertise: { credit_provider: 'Credit Pty Ltd', licence: '999000' },
      ...settings,
    }),
  );
const car = exampleVehicle({ price: 26_000 });

test('C12 C2 a band has its own rate, with its comparison rate and the warning', () => {
  const offers = BANDS.map(({ name }) => bandOffer(car, { band: name, term: 5 }, rulesOf(), BANDS));
  const [excellent, fair] = offers.map((offer) => offer && offerWords(offer));
  expect(excellent).toMatchObject({
    by: "Our estimate for a score you'd call Excellent",
    rate: '6.99% p.a.',
    term: '5 year term',
    basis: 'An estimate, not a quote:',
    comparison: expect.stringMatching(/^\d+\.\d\d% p\.a\.$/) as string,
    warning: expect.stringContaining('WARNING: ') as string,
  });
  expect(fair?.rate).toBe('11.99% p.a.');
  const percent = (words: string | undefined): number => Number.parseFloat(words ?? '');
  expect(percent(fair?.comparison)).toBeGreaterThan(11.99);
  expect(percent(excellent?.comparison)).toBeGreaterThan(6.99);
});

test('C12 a longer term is paid in smaller parts', () => {
  const repaymentOf = (term: number): number => {
    const outcome = bandOffer(car, { band: 'Fair', term }, rulesOf(), BANDS)?.outcome;
    return outcome?.kind === 'quote' ? outcome.quote.repayment : 0;
  };
  expect(repaymentOf(3)).toBeGreaterThan(repaymentOf(7));
  expect(repaymentOf(7)).toBeGreaterThan(0);
});

test.each([
  ['a licence to advertise credit', car, { band: 'Fair', term: 5 }, { advertise: false }],
  ['such a band', car, { band: 'Perfect', term: 5 }, {}],
  ['such a term', car, { band: 'Fair', term: 12 }, {}],
  ['whole years', car, { band: 'Fair', term: 2.5 }, {}],
  ['a price', exampleVehicle({ price: undefined }), { band: 'Fair', term: 5 }, {}],
  ['a vehicle that is for sale', exampleVehicle({ status: 'sold' }), { band: 'Fair', term: 5 }, {}],
  ['a repayment large enough', exampleVehicle({ price: 900 }), { band: 'Fair', term: 7 }, {}],
])('C12 C1 C8 there is no figure without %s', (_, vehicle, choice, settings) => {
  expect(bandOffer(vehicle, choice, rulesOf(settings), BANDS)).toBeUndefined();
});

test('C4 terms are the whole years of the lender', () => {
  const { limits } = rulesOf({ choices: { term: { min: 1.5, max: 5 } } });
  expect(offeredYears(limits)).toEqual([2, 3, 4, 5]);
  expect(isOfferedChoice({ band: 'Fair', term: 1 }, BANDS, limits)).toBe(false);
});

test('C12 two bands of one name are refused', () => {
  const twice = FinanceSettings.safeParse({ score_bands: [BANDS[0], BANDS[0]] });
  expect(twice.error?.issues[0]?.message).toBe('a name for each band of its own');
});
