import { NEEDS_SCRIPT, waitWords } from '../lead/full-words.ts';
import type { CodeSettings } from './account-settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is full when a code is refused: the codes of a number, those of the site, or the part of them without a proof of work. */
export const CODE_FULL = ['number', 'unproven', 'site'] as const;
export type CodeFull = (typeof CODE_FULL)[number];

/** So many codes in so many milliseconds. */
export type CodeLimit = { full: Exclude<CodeFull, 'number'>; most: number; windowMs: number };

/**
 * The limits that a code of a site is held against (spec A5): each text costs the dealer. A code without a proof of work is
 * held against a part of them first, so that a program cannot take the rest from people.
 */
export function codeLimits(
  { hour, day, unproven_share: share }: CodeSettings,
  isProven: boolean,
): CodeLimit[] {
  const windows = [
    { most: hour, windowMs: HOUR },
    { most: day, windowMs: DAY },
  ];
  const part = windows.map(({ most, windowMs }) => ({
    full: 'unproven' as const,
    most: Math.max(1, Math.floor(most * share)),
    windowMs,
  }));
  return [...(isProven ? [] : part), ...windows.map((window) => ({ full: 'site' as const, ...window }))];
}

/**
 * What is full at `now`, and for how many milliseconds, where limits let a code through from `until` on; undefined where all of
 * them do now. Once the site itself is full, a proof of work would not help, and that is what is said.
 */
export function fullCode(
  limits: readonly { full: CodeLimit['full']; until: number }[],
  now: number,
): { full: CodeLimit['full']; wait: number } | undefined {
  const used = limits.filter(({ until }) => until > now);
  if (used.length === 0) return undefined;
  return {
    full: used.some(({ full }) => full === 'site') ? 'site' : 'unproven',
    wait: Math.max(...used.map(({ until }) => until)) - now,
  };
}

const WORDS: Readonly<Record<CodeFull, string>> = {
  number: 'This number has had as many codes as we send in a day.',
  unproven: `We can't text a code to browsers that don't show a person is there right now. ${NEEDS_SCRIPT}`,
  site: "We can't text any more codes right now.",
};

/** What is said to a shopper who gets no code, and when there is room again. */
export const codeFullWords = (full: CodeFull, seconds: number): string =>
  `${WORDS[full]} Please try again ${waitWords(seconds)}.`;
