import type * as z from 'zod';
import type { ReviewSettings } from '../../src/domain/review/review.ts';

/** Reviews by invented people. */
export const reviews: z.input<typeof ReviewSettings> = {
  source: 'customers after delivery',
  collected:
    'We ask by email two weeks after delivery, when there has been time to find fault. The latest whose writers said yes to having them shown are here, unedited.',
  count: 1253,
  average_rating: 4.8,
  list: [
    {
      id: 'w1',
      yard: 'glynde',
      customer_name: 'Bronwyn A.',
      text: 'They told me about the scratch before I found it. That is how you sell me a car.',
      rating: 5,
      review_date: '2026-11-12',
    },
    {
      id: 'w2',
      yard: 'glynde',
      customer_name: 'Dimitri P.',
      text: 'My mechanic looked it over on their hoist for an hour. They made him coffee.',
      rating: 5,
      review_date: '2026-10-30',
    },
    {
      id: 'w3',
      yard: 'glynde',
      customer_name: 'Alinta R.',
      text: 'First car, small budget, no nonsense. The Miko has been perfect for uni.',
      rating: 5,
      review_date: '2026-10-11',
    },
    {
      id: 'w4',
      yard: 'mildura',
      customer_name: 'Graham and Sue L.',
      text: 'Bought over the phone from Broken Hill after a video walk-around. Exactly as described when it came off the truck.',
      rating: 5,
      review_date: '2026-09-25',
    },
    { id: 'w5', yard: 'glynde', customer_name: 'Owen J.', text: null, rating: 4, review_date: '2026-09-13' },
    {
      id: 'w6',
      yard: 'mildura',
      customer_name: 'Fatima S.',
      text: 'Returned the first car on day nine because the boot was too small. They found me a wagon instead and were lovely about it.',
      rating: 5,
      review_date: '2026-08-28',
    },
  ],
};
