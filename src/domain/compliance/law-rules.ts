import type { LawRule } from './rule.ts';
import { automatedDecisions } from './rules/automated-decisions.ts';
import { barredWords } from './rules/barred-words.ts';
import { claimedChecks } from './rules/claimed-checks.ts';
import { comparisonRate } from './rules/comparison-rate.ts';
import { creditLicence } from './rules/credit-licence.ts';
import { licenceNumber } from './rules/licence-number.ts';
import { onePrice } from './rules/one-price.ts';
import { pictureLicence } from './rules/picture-licence.ts';
import { priceIncludes } from './rules/price-includes.ts';
import { financedFees } from './rules/financed-fees.ts';
import { freeConsent, privacyNotice } from './rules/privacy-notice.ts';
import { statutoryNotes } from './rules/statutory-notes.ts';
import { provenSales } from './rules/proven-sales.ts';
import { totalPrice } from './rules/total-price.ts';
import { wasPrice } from './rules/was-price.ts';

/** Every rule that a published site is held against, in the order of the certificate. */
export const LAW_RULES: readonly LawRule[] = [
  licenceNumber,
  onePrice,
  priceIncludes,
  totalPrice,
  wasPrice,
  provenSales,
  claimedChecks,
  barredWords,
  comparisonRate,
  financedFees,
  creditLicence,
  statutoryNotes,
  privacyNotice,
  freeConsent,
  automatedDecisions,
  pictureLicence,
];
