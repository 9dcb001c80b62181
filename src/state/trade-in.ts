import { readKeptTradeIn, TRADE_IN, type KeptTradeIn } from '../domain/trade-in/kept-trade-in.ts';
import { keepText, keptText } from './kept-text.ts';

/** Keeps what the shopper's own vehicle was valued at, in place of what was kept before (spec F12). */
export function keepTradeIn(kept: KeptTradeIn): void {
  // Where storage is full or blocked, the calculator begins without it.
  keepText(TRADE_IN, JSON.stringify(kept));
}

/** What this device keeps of it on this day by the shopper's own clock; undefined where it keeps nothing. */
export const keptTradeIn = (): KeptTradeIn | undefined =>
  readKeptTradeIn(keptText(TRADE_IN), new Date().toLocaleDateString('en-CA'));
