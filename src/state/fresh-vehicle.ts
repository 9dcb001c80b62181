import { atom } from 'nanostores';
import type { FreshFields } from '../domain/vehicle/fresh-fields.ts';
import type { PriceDisplay } from '../domain/vehicle/price-display.ts';
import type { FinanceQuote } from '../domain/finance/finance-quote.ts';

/** What the dealer's platform says newer of the vehicle whose page is open (spec V18); empty until it answers. */
export const $freshVehicle = atom<FreshFields>({});

/** The price that this makes of it, where it is another than the page was built with; null where it is no longer for sale. */
export const $freshPrice = atom<PriceDisplay | null | undefined>();

/** The quote that a provider gave for the vehicle whose page is open (spec C10); undefined until it answers. */
export const $askedQuote = atom<FinanceQuote | undefined>(undefined);
