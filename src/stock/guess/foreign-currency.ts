import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';

const CURRENCY = /^(currency|currencies|wahrung|devise|iso4217)$/;
const AUSTRALIAN = /^(a\$|au\$|aud\$?|\$|australian dollars?)$/i;
const MAX_NAMED = 3;

/**
 * Which column says that prices are in another currency than Australian dollars, and which ones; undefined where none does. A
 * price of another country is none that may be shown here.
 */
export function foreignCurrency(
  profiles: readonly ColumnProfile[],
): { path: string; words: string[] } | undefined {
  for (const { path, values } of profiles) {
    if (!nameWords(path).some((word) => CURRENCY.test(word))) continue;
    const words = [...new Set(values.filter((value) => !AUSTRALIAN.test(value)))];
    if (words.length > 0) return { path, words: words.slice(0, MAX_NAMED) };
  }
  return undefined;
}
