import type * as z from 'zod';
import type { ReviewSettings } from '../../src/domain/review/review.ts';

/** Reviews by invented people. */
export const reviews: z.input<typeof ReviewSettings> = {
  source: 'riders after collection',
  count: 831,
  average_rating: 4.7,
  list: [
    {
      id: 'i1',
      customer_name: 'Marek S.',
      text: 'Set the suspension for my weight while I waited. Nobody has ever done that for me on a used bike.',
      rating: 5,
      review_date: '2026-11-10',
    },
    {
      id: 'i2',
      customer_name: 'Jess L.',
      text: 'Learner bike, no condescension. They spent as long with me as with the bloke buying the big twin.',
      rating: 5,
      review_date: '2026-10-22',
    },
    {
      id: 'i3',
      customer_name: 'Tama H.',
      text: 'Freighted to Kununurra in a week, strapped properly, not a mark on it.',
      rating: 5,
      review_date: '2026-10-03',
    },
    { id: 'i4', customer_name: 'R. Okafor', text: null, rating: 4, review_date: '2026-09-17' },
    {
      id: 'i5',
      customer_name: 'Dean V.',
      text: 'Great shop. Parking is a squeeze on Saturdays.',
      rating: 4,
      review_date: '2026-08-30',
    },
  ],
};
