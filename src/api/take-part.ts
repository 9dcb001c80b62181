/** Whether whoever is signed in has taken part in the promotion that runs, and what came of it (spec A6). */
export const READ_DRAW = { method: 'GET', path: '/api/spin-to-win' } as const;
/** Takes part: one draw for a number and a promotion; whoever asks again gets the same answer. */
export const TAKE_PART = { method: 'POST', path: '/api/spin-to-win' } as const;

/** `stated` is all that the page stated when the shopper read it. */
export type Entry = { stated: string; state: string; agreed: true };

/** A draw in words; `won` where there is a prize. */
export type DrawAnswer = { id: string; won: boolean; title: string; text: string; drawn_at: string };
/** `draw` is missing until the number has taken part. */
export type Standing = { promotion: string; draw?: DrawAnswer };

export const TAKE_PART_EXAMPLE = {
  request: { stated: '{"id":"summer"}', state: 'NSW', agreed: true },
  answer: {
    promotion: 'summer',
    draw: {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f',
      won: true,
      title: 'You won: A mug',
      text: 'Example Cars gets in touch with you on 0491 570 006.',
      drawn_at: '2026-11-21T01:00:00.000Z',
    },
  },
} satisfies { request: Entry; answer: Standing };
