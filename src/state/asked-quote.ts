import { atom } from 'nanostores';
import type { FinanceQuote } from '../domain/finance/finance-quote.ts';

/** The quote that a provider gave for the vehicle whose page is open (spec C10); undefined until it answers. */
export const $askedQuote = atom<FinanceQuote | undefined>(undefined);
