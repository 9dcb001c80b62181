import { readKeptTradeIn, TRADE_IN, type KeptTradeIn } from '../domain/trade-in/kept-trade-in.ts';
import { keptText } from './kept-text.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

/** Keeps what the shopper's own vehicle was valued at, in place of what was kept before (spec F12). */
export function keepTradeIn(kept: KeptTradeIn): void {
  try {
    localStorage.setItem(storageKey(siteSlug(), TRADE_IN), JSON.stringify(kept));
  } catch {
    // Full or blocked: the calculator begins without it.
  }
}

/** What this device keeps of it on this day by the shopper's own clock; undefined where it keeps nothing. */
export const keptTradeIn = (): KeptTradeIn | undefined =>
  readKeptTradeIn(keptText(TRADE_IN), new Date().toLocaleDateString('en-CA'));
