import type * as z from 'zod';
import type { ReviewSettings } from '../../src/domain/review/review.ts';

/** Reviews by invented people. */
export const reviews: z.input<typeof ReviewSettings> = {
  source: 'owners after their first trip',
  collected:
    'We ring every owner after their first trip and write down what they say, then send it to them to correct. Those who agreed are here, the critical ones included.',
  count: 585,
  average_rating: 4.9,
  list: [
    {
      id: 't1',
      customer_name: 'Heather and Col W.',
      text: 'Four thousand kilometres on the Drift now. The handover took three hours because we asked a lot of questions, and nobody looked at the clock.',
      rating: 5,
      review_date: '2026-11-02',
    },
    {
      id: 't2',
      customer_name: 'Nasrin G.',
      text: 'They talked us out of the bigger van because of our car. That honesty sold us the smaller one.',
      rating: 5,
      review_date: '2026-10-18',
    },
    {
      id: 't3',
      customer_name: 'Pete O.',
      text: 'A water pump failed at Longreach. They posted a new one the same day and rang to talk me through fitting it.',
      rating: 5,
      review_date: '2026-09-30',
    },
    { id: 't4', customer_name: 'The Tuilagi family', text: null, rating: 5, review_date: '2026-09-12' },
    {
      id: 't5',
      customer_name: 'Joan B.',
      text: 'Lovely people. The awning needed a second visit to get right.',
      rating: 4,
      review_date: '2026-08-22',
    },
  ],
};
