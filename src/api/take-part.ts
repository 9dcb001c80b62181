import * as z from 'zod';
import { AUSTRALIAN_STATES } from '../domain/location/australian-state.ts';
import type { Known } from './known.ts';

export const EntrySchema = z.strictObject({
  stated: z.string().max(100_000),
  state: z.enum(AUSTRALIAN_STATES),
  agreed: z.literal(true),
});

/** `stated` is all that the page stated when the shopper read it. */
export type Entry = Known<z.infer<typeof EntrySchema>>;

export const StandingSchema = z.looseObject({
  promotion: z.string(),
  draw: z
    .looseObject({
      id: z.string(),
      won: z.boolean(),
      title: z.string(),
      text: z.string(),
      drawn_at: z.string(),
    })
    .exactOptional(),
});

/** `draw` is missing until the number has taken part. */
export type Standing = Known<z.infer<typeof StandingSchema>>;

/** A draw in words; `won` where there is a prize. */
export type DrawAnswer = NonNullable<Standing['draw']>;

export const TAKE_PART_EXAMPLE = {
  request: { stated: '{"id":"summer"}', state: 'NSW', agreed: true },
  answer: {
    promotion: 'summer',
    draw: {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f',
      won: true,
      title: 'You won: A mug',
      text: 'Example Cars will get in touch with you on 0491 570 006.',
      drawn_at: '2026-11-21T01:00:00.000Z',
    },
  },
} satisfies { request: Entry; answer: Standing };
