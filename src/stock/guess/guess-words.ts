import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';
import { priceKindNamed } from './guess-price.ts';
import { foreignWord, isLearners, isReadAnyway, type WordField } from './foreign-words.ts';

/** Words of a column that mean one of ours, and those that are in no list. */
export type WordGuess = { values: Record<string, string>; unknown: string[] };

/** Words of a column that are named as unknown. */
const MAX_UNKNOWN = 8;

/** Which of a column's words are ours in another language or system; what reading a feed understands is left out. */
export function guessWords(field: WordField, words: readonly string[]): WordGuess {
  const distinct = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  for (const word of distinct) {
    const ours = foreignWord(field, word);
    if (ours !== undefined && ours.toLowerCase() !== word.toLowerCase()) values[word] = ours;
    else if (ours === undefined && !isReadAnyway(field, word) && unknown.length < MAX_UNKNOWN)
      unknown.push(word);
  }
  return { values, unknown };
}

const YES = /^(ja|oui|si|sì|sí|vero|vrai|wahr)$/i;
const NO = /^(nein|non|nee|falso|faux|falsch)$/i;
const OUR_YES = /^(true|t|yes|y|1)$/i;
const OUR_NO = /^(false|f|no|n|0)$/i;

/** What yes and no say in a column that asks for a condition ('IsNew', 'is_used'): N there is not new. Undefined for another column. */
export function wordsOfFlag({ path, values: words }: ColumnProfile): WordGuess | undefined {
  const asked = /\bis (new|used)$/.exec(nameWords(path).join(' '))?.[1];
  if (asked === undefined) return undefined;
  const other = asked === 'new' ? 'used' : 'new';
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  for (const word of new Set(words)) {
    if (YES.test(word) || OUR_YES.test(word)) values[word] = asked;
    else if (NO.test(word) || OUR_NO.test(word)) values[word] = other;
    else unknown.push(word);
  }
  return { values, unknown };
}

/** The words of a column about learners as the feature that they give a motorcycle, or none. */
export const wordsOfLearners = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(words)].map((word) => [
      word,
      YES.test(word) || OUR_YES.test(word) || isLearners(word) ? 'LAMS approved' : '',
    ]),
  );

/** Words for yes and no of other languages, as `feed.values` of a field that is one or the other. */
export function guessFlags(words: readonly string[]): Record<string, string> {
  const flags = [...new Set(words)].flatMap((word) =>
    YES.test(word) ? [[word, 'yes']] : NO.test(word) ? [[word, 'no']] : [],
  );
  return Object.fromEntries(flags);
}

/**
 * What yes and no say in a column that asks whether a price is drive away, or without charges ('IsDriveAway'). No to the
 * second leaves open what the price includes. Undefined for a column of words.
 */
export function wordsOfPriceFlag({ path, values: words }: ColumnProfile): WordGuess | undefined {
  const distinct = [...new Set(words)];
  const isFlag = distinct.every((word) => [YES, NO, OUR_YES, OUR_NO].some((pattern) => pattern.test(word)));
  if (!isFlag || distinct.length === 0) return undefined;
  const kind = priceKindNamed(path) ?? 'drive_away';
  const values = distinct.flatMap((word) => {
    if (YES.test(word) || OUR_YES.test(word)) return [[word, kind]];
    return kind === 'drive_away' ? [[word, 'excluding_government_charges']] : [];
  });
  return { values: Object.fromEntries(values), unknown: [] };
}
