import { readKeptTradeIn, TRADE_IN, type KeptTradeIn } from '../domain/trade-in/kept-trade-in.ts';
import { persistentValue } from './persistent-value.ts';

/**
 * What the shopper's own vehicle was valued at, as long as the figure counts by the shopper's own clock; undefined for none
 * (spec F8, F12, X4). Where storage is full or blocked, the calculator of the next page begins without it.
 */
export const $tradeIn = persistentValue<KeptTradeIn | undefined>(
  TRADE_IN,
  (text) => readKeptTradeIn(text, new Date().toLocaleDateString('en-CA')),
  (kept) => kept && JSON.stringify(kept),
);
