import { formatDollars } from '../text/format.ts';
import { realPrice } from '../vehicle/real-price.ts';

type Figure = 'fill' | 'listing_price' | 'market_range_min' | 'market_range_max' | 'confidence';

/** What `GET {vehicle path}/autogauge` answers (spec V16, K1); dollars, `fill` and `confidence` from 0 to 1. */
export type AutoGaugeAnswer = { readonly [Name in Figure]?: number | null | undefined } & {
  readonly description?: string | null | undefined;
};

/** Why a gauge does not show; for the log, never for shoppers. */
type AutoGaugeHidden =
  | 'empty answer'
  | `no ${Figure}`
  | 'low confidence'
  | 'market below the price'
  | 'range upside down'
  | 'another price than the page';

export type AutoGaugeShown = {
  shown: true;
  word: 'Good Deal' | 'Great Deal';
  band: 'low' | 'medium' | 'high';
  /** How far the gauge is filled, 0 to 1. */
  fill: number;
  /** Dollars. */
  listingPrice: number;
  rangeMin: number;
  rangeMax: number;
  /** 'Market range $20,000 to $24,000': shown beside the word, which would else be a claim without its grounds. */
  rangeText: string;
  description?: string;
};

export type AutoGauge = AutoGaugeShown | { shown: false; reason: AutoGaugeHidden };

/** At this confidence or below the market is not known well enough (spec V16). */
const HIDDEN_UP_TO_CONFIDENCE = 0.2;

/** From this fill on a good deal is a great one (spec V16). */
const GREAT_FROM = 0.65;

/** Colour bands by the fill they begin at, highest first (spec V16). */
const BANDS = [
  { band: 'high', from: 0.6 },
  { band: 'medium', from: 0.3 },
  { band: 'low', from: -Infinity },
] as const;

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The auto gauge of an answer for the price on the page (dollars), or why there is none (spec V16): figures for another
 * price would put two of them on one page. A missing description does not hide it.
 */
export function autoGauge(answer: AutoGaugeAnswer | null | undefined, price: number | undefined): AutoGauge {
  const hidden = (reason: AutoGaugeHidden): AutoGauge => ({ shown: false, reason });
  if (!answer || Object.keys(answer).length === 0) return hidden('empty answer');
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = answer;
  if (!isFigure(fill)) return hidden('no fill');
  if (!isFigure(listing_price)) return hidden('no listing_price');
  if (realPrice(listing_price) !== price) return hidden('another price than the page');
  if (!isFigure(market_range_min)) return hidden('no market_range_min');
  if (!isFigure(market_range_max)) return hidden('no market_range_max');
  if (!isFigure(confidence)) return hidden('no confidence');
  if (confidence <= HIDDEN_UP_TO_CONFIDENCE) return hidden('low confidence');
  if (market_range_max < listing_price) return hidden('market below the price');
  if (market_range_max < market_range_min) return hidden('range upside down');
  return {
    shown: true,
    word: fill < GREAT_FROM ? 'Good Deal' : 'Great Deal',
    band: BANDS.find(({ from }) => fill >= from)?.band ?? 'low',
    fill: Math.min(1, Math.max(0, fill)),
    listingPrice: listing_price,
    rangeMin: market_range_min,
    rangeMax: market_range_max,
    rangeText: `Market range ${formatDollars(market_range_min)} to ${formatDollars(market_range_max)}`,
    ...(description && { description }),
  };
}

/** Milliseconds for which a gauge counts up to its fill, 2,000 to 2,500: a fuller one takes longer (spec V16). */
export function countUpMilliseconds({ fill }: Pick<AutoGaugeShown, 'fill'>): number {
  return 2000 + 500 * fill;
}
