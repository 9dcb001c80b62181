import { isOneOf } from '../filter-terms.ts';
import type { FacetCounts } from '../listing-links.ts';
import { FEATURE_WORDS } from '../feature-words.ts';
import type { BadgeNames } from './badge-names.ts';
import type { Meaning } from './query-piece.ts';
import { joined, queryTokens } from './query-tokens.ts';
import { NUMBER_WORDS } from './figure-words.ts';
import { SMALL_WORDS } from './query-words.ts';

/** Fields of features: those a filter offers, and those that nearly every vehicle or one alone has. */
const FEATURE_FIELDS = ['features', 'equipment'] as const;

/** After these a line says what a vehicle doesn't have, or has only something like it. */
const OTHERWISE = new Set(
  'no not non without less for to delete excluding faux fake imitation artificial synthetic vegan optional'.split(
    ' ',
  ),
);
const LIKENESS = new Set(['look', 'style', 'like', 'ready', 'compatible', 'provision', 'delete']);

const MIN_LETTERS = 3;

/** Words without what ends them, so that 'bunk' and 'bunks' are one, and so are 'charger' and 'charging'. */
const stem = (word: string): string => {
  const one = word.length > MIN_LETTERS ? word.replace(/(?<!s)s$/, '') : word;
  const root = one.replace(/(?<=.{3})ing$/, '').replace(/(?<=.{3})[eo]r$/, '');
  return root === one ? one : `${root}~`;
};

/** Words of lines of equipment that name nothing by themselves. */
const NOTHING_ALONE = new Set(
  'front rear side dual single double electric automatic manual driver assist control system warning seat door window wheel area load bar body engine tank pack kit premium sport sports adjustable digital black white height lower upper high low drive mode power steering air light lamp tow box lock speed external internal adaptive advanced heavy duty display interior'
    .split(' ')
    .map(stem),
);

type Line = { field: (typeof FEATURE_FIELDS)[number]; value: string; words: readonly string[] };

/** Finds what a run of typed words, as they were folded, names of the features of a stock; undefined for none. */
export type FeatureFinder = (words: readonly string[]) => Meaning | undefined;

/**
 * Makes the finder of a stock's features (spec S2). A run names every line that has its words in their order: 'heated seats' is
 * 'Heated and ventilated front seats' too. `isTaken` tells words that alone name a model; a word of badges means those too.
 */
export function featureFinder(
  counts: FacetCounts,
  isTaken: (word: string) => boolean,
  ofBadges: BadgeNames,
): FeatureFinder {
  const byWord = new Map<string, Line[]>();
  for (const field of FEATURE_FIELDS)
    for (const value of Object.keys(counts[field] ?? {})) {
      const line = { field, value, words: affirmed(value) };
      const pairs = line.words.slice(1).map((word, at) => line.words[at]! + word);
      for (const word of new Set([...line.words, ...pairs])) {
        const known = byWord.get(word);
        if (known) known.push(line);
        else byWord.set(word, [line]);
      }
    }
  const linesOf = (words: readonly string[]): readonly Line[] => {
    const run = words.map(stem);
    const whole = run.length > 1 ? (byWord.get(run.join('')) ?? []) : [];
    const inOrder = (byWord.get(run[0] ?? '') ?? []).filter(
      (line) => run.length === 1 || isInOrder(run, line.words),
    );
    return [...new Set([...whole, ...inOrder])];
  };
  const found = new Map<string, Meaning | undefined>();
  const find = (words: readonly string[]): Meaning | undefined => {
    const others = FEATURE_WORDS.get(joined(words.join('')));
    const meant = others?.flatMap((other) => linesOf(other.split(' '))) ?? [];
    if (meant.length) return meaningOf(words, meant);
    const [only = ''] = words;
    if (words.length === 1 && (!canStandAlone(only) || isTaken(only))) return undefined;
    if (SMALL_WORDS.has(words.at(-1) ?? '')) return undefined;
    if (!words.some((word) => canStandAlone(word) || NOTHING_ALONE.has(stem(word)))) return undefined;
    const lines = linesOf(words);
    if (lines.length === 0) return undefined;
    const meaning = meaningOf(words, lines);
    const badges = words.length === 1 ? ofBadges.withWord(only) : undefined;
    return badges ? { ...meaning, filter: `${meaning.filter} OR ${isOneOf('badge', badges)}` } : meaning;
  };
  return (words) => {
    const key = words.join(' ');
    if (!found.has(key)) found.set(key, find(words));
    return found.get(key);
  };
}

const canStandAlone = (word: string): boolean =>
  word.length >= MIN_LETTERS &&
  !/\d/.test(word) &&
  !SMALL_WORDS.has(word) &&
  !NUMBER_WORDS.has(word) &&
  !NOTHING_ALONE.has(stem(word));

/** The words of a line up to the first that takes the rest back. */
function affirmed(line: string): string[] {
  const words = queryTokens(line).flatMap(({ word }) => (/^[^\p{L}\p{N}]/u.test(word) ? [] : [word]));
  const end = words.findIndex((word) => OTHERWISE.has(word));
  const kept = end < 0 ? words : words.slice(0, end);
  return kept.filter((_, at) => !LIKENESS.has(kept[at + 1] ?? '')).map(stem);
}

function isInOrder(run: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word === run[at]) at++;
  return at === run.length;
}

function meaningOf(words: readonly string[], lines: readonly Line[]): Meaning {
  const said = words.join(' ');
  const whole = lines.find(({ value }) => joined(value) === joined(said))?.value;
  const filters = FEATURE_FIELDS.flatMap((field) => {
    const values = lines.flatMap((line) => (line.field === field ? [line.value] : []));
    return values.length ? [isOneOf(field, [...new Set(values)])] : [];
  });
  const label = whole ?? said.charAt(0).toUpperCase() + said.slice(1);
  return { field: 'feature', label, filter: filters.join(' OR ') };
}
