import * as z from 'zod';
import { AUSTRALIAN_STATES } from '../location/australian-state.ts';
import { OF_DRAWS } from './of-draws.ts';

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, figures and hyphens');
const day = z.union([z.literal(''), z.iso.date()]).default('');

/**
 * A promotion at /spin-to-win: a draw with prizes (spec A6). There is no page and no link of it until terms, days, prizes and the
 * permit of every state are there, and none outside its days.
 */
export const PromotionSettings = z.strictObject({
  /** Names the promotion: a number takes part once in each. Another name is another promotion. */
  id: name,
  /** The heading of the page, and the words of the link to it. */
  title: z.string().min(1),
  /** What is said below the heading; '' says nothing. */
  text: z.string().default(''),
  /** The first day, YYYY-MM-DD, by the dealer's clock; '' for none yet. */
  from: day,
  /** The last day, YYYY-MM-DD; '' for none yet. */
  until: day,
  /** The terms, in paragraphs with an empty line between; '' for none yet. Have them written by an adviser. */
  terms: z.string().default(''),
  /** The least age of the person who takes part, in years. */
  least_age: z.int().min(16).max(99).default(18),
  /** Where those who take part live. Which states ask for a permit depends on the prizes: ask an adviser. */
  states: z
    .array(
      z.strictObject({
        /** The state or territory, once. */
        state: z.enum(AUSTRALIAN_STATES),
        /** The number of the permit; '' for one that is not there yet; false where an adviser confirmed that none is needed. */
        permit: z.union([z.literal(false), z.string()]).default(''),
      }),
    )
    .default([]),
  /** What can be won, each with its chance; together at most 10,000 of 10,000. */
  prizes: z
    .array(
      z.strictObject({
        /** Names the prize in the record of draws. */
        id: name,
        /** What is won, as the page says it. */
        name: z.string().min(1),
        /** What it is worth, in dollars. */
        value: z.number().min(0),
        /** How many there are. */
        count: z.int().min(1).max(100_000),
        /** How many of 10,000 draws win it, on average, while there are any. */
        in_10000: z.int().min(1).max(OF_DRAWS),
      }),
    )
    .default([]),
});
export type PromotionSettings = z.output<typeof PromotionSettings>;
export type Prize = PromotionSettings['prizes'][number];
