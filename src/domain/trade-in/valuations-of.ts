import type { ValuationSettings } from './valuation-settings.ts';

/** The settings that decide whether shoppers get figures for their vehicles online. */
type ValuingSite = {
  leads: false | { forms: readonly string[] };
  trade_in: { pages: readonly unknown[]; valuation: ValuationSettings | false };
};

/** The settings of a dealer who takes vehicles in and has figures online (spec F8); undefined for another. */
export const valuationsOf = ({
  leads,
  trade_in: { pages, valuation },
}: ValuingSite): ValuationSettings | undefined =>
  valuation && leads !== false && leads.forms.includes('trade-in') && pages.length > 0
    ? valuation
    : undefined;
