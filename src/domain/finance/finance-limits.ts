import type { FinanceChoices } from './finance-choices.ts';

/** Finance choices with nothing left open: what every calculation works with. */
export type FinanceLimits = { [Section in keyof FinanceChoices]: Required<FinanceChoices[Section]> };

/** A slider's ends, its step, and where it begins. */
export type Slider = FinanceLimits['amount'];
