import { ADJUSTMENT_START, OWN_NAMES } from './own-names.ts';
import type { Lead } from '../lead/lead.ts';

/** What a shopper says of a vehicle to be traded in, or sold to the dealer. */
export type TradeInOfLead = {
  year?: number;
  make?: string;
  model?: string;
  kilometres?: number;
  /** Dollars that the dealer offered for it online. */
  offer?: number;
  /** The names of the values of the lead that describe it. */
  described: string[];
};

/** Forms that name a vehicle of the shopper's own which is repaired or needs a part. */
const KEPT: ReadonlySet<string> = new Set(['service', 'parts']);
/** What is said of it beside the answers of the form. */
const FIGURES: ReadonlySet<string> = new Set(['estimate', 'estimated_by', 'offer_price', 'offer_until']);
/** Values that describe it: these, and the adjustments. */
const OWN: ReadonlySet<string> = new Set(Object.values(OWN_NAMES));

const isOwn = (name: string): boolean => OWN.has(name) || name.startsWith(ADJUSTMENT_START);

const figure = (text: string | undefined): number | undefined =>
  text !== undefined && Number(text) > 0 ? Number(text) : undefined;

/**
 * The vehicle that a lead offers to the dealer (spec F1, F8), whatever its form: undefined where it names none of the
 * shopper's own, and where that stays with the shopper, as for a service.
 */
export function tradeInOf({ form, values }: Pick<Lead, 'form' | 'values'>): TradeInOfLead | undefined {
  const names = Object.keys(values);
  if (KEPT.has(form) || !names.some(isOwn)) return undefined;
  const [year, kilometres, offer] = [OWN_NAMES.year, OWN_NAMES.km, 'offer_price'].map((name) =>
    figure(values[name]),
  );
  const { [OWN_NAMES.make]: make, [OWN_NAMES.model]: model } = values;
  return {
    ...(year !== undefined && { year }),
    ...(make !== undefined && { make }),
    ...(model !== undefined && { model }),
    ...(kilometres !== undefined && { kilometres }),
    ...(offer !== undefined && { offer }),
    described: names.filter((name) => isOwn(name) || FIGURES.has(name)),
  };
}
