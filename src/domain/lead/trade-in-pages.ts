import { capitalised, type StockNoun } from '../search/listing-words.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';

/** The pages on which shoppers have a vehicle valued: each by its address without the first slash (spec F8). */
export const TRADE_IN_PAGES = [
  'trade-in',
  'cars/trade-in',
  'sell-my-car',
  'instant-price',
  'instant-purchase',
] as const;
export type TradeInPage = (typeof TRADE_IN_PAGES)[number];

/** The heading of a page where it is not the form's, in the words of the dealer's trade: 'Sell My Caravan' (spec F8). */
export function tradeInTitle(page: TradeInPage, stockNoun: StockNoun): string | undefined {
  const { title } = TRADE_IN_TITLES[page];
  return page === 'sell-my-car' ? `Sell My ${capitalised(KIND_WORDS[stockNoun].one)}` : title;
}

/** Their headings where it is not the form's, and whether search engines may list them. */
export const TRADE_IN_TITLES: Readonly<Record<TradeInPage, { title?: string; index: boolean }>> = {
  'trade-in': { index: true },
  'cars/trade-in': { index: false },
  'sell-my-car': { index: true },
  'instant-price': { title: 'Instant Price', index: true },
  'instant-purchase': { title: 'Instant Purchase', index: true },
};
