import type { NamedPlace } from '../../location/find-place.ts';
import type { Sort } from '../orders.ts';

/** What a piece of a query is about; `payment` is a budget a week, `place` an area that no one field names, `distance`
 * a place with or without a radius. */
export type PieceField =
  | 'make'
  | 'model'
  | 'badge'
  | 'body'
  | 'fuel'
  | 'transmission'
  | 'drive'
  | 'colour'
  | 'condition'
  | 'state'
  | 'place'
  | 'distance'
  | 'feature'
  | 'price'
  | 'price_dropped'
  | 'payment'
  | 'km'
  | 'year'
  | 'seats'
  | 'doors'
  | 'cylinders'
  | 'measure'
  | 'licence'
  | 'axles'
  | 'rego'
  | 'kind'
  | 'use'
  | 'sort';

/** The field that a budget a week is a limit of: a repayment, or the price of a subscription. */
export type WeeklyField = 'weekly_repayment' | 'subscription_price';

/** What a phrase means: the cars that it keeps, in the search's filter language, and how its chip says it. */
export type Meaning = {
  field: PieceField;
  label: string;
  /** '' of an order. */
  filter: string;
  sort?: Sort;
  /** The place that distances are measured from, where it names one. */
  near?: NamedPlace;
  /** Kilometres about that place, where it says how many. */
  within?: number;
  /** True if it is about where the shopper is, which is not known. */
  asksHere?: true;
  /** The makes whose models it names, as the stock spells them. */
  makes?: readonly string[];
  /** The ends of a range, where it has one. */
  range?: { field: 'price' | 'km' | 'year' | WeeklyField; min?: number; max?: number };
};

/** A piece of a query that was understood: `from` and `to` are where its words stand in the text of the reading. */
export type QueryPiece = Meaning & { from: number; to: number; isNegated: boolean; alternativeTo?: number };
