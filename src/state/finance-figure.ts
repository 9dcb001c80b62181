import { atom } from 'nanostores';
import type { FinanceOutcome } from '../domain/finance/finance-quote.ts';

/** The repayment a vehicle's page shows, in its sidebar, its sticky header and its calculator alike; undefined until worked out. */
export const $financeFigure = atom<FinanceOutcome | undefined>(undefined);
