import type * as z from 'zod';
import type { ReviewSettings } from '../../src/domain/review/review.ts';

/** Reviews by invented people. */
export const reviews: z.input<typeof ReviewSettings> = {
  source: 'customer surveys',
  count: 7865,
  average_rating: 4.6,
  list: [
    {
      id: 'h1',
      customer_name: 'Priya N.',
      text: 'Asked for a quote at nine at night and had a straight answer before breakfast. The price on the website was the price we paid.',
      rating: 5,
      review_date: '2026-11-08',
    },
    {
      id: 'h2',
      customer_name: 'Warwick T.',
      text: 'Drove down from Gosford for a wagon. It was out the front, cold, with the service book on the seat. No pressure at all.',
      rating: 5,
      review_date: '2026-10-27',
    },
    {
      id: 'h3',
      customer_name: 'Lena and Josef K.',
      text: 'Our first electric car. They spent an hour showing us how to charge it and rang a week later to see how we were going.',
      rating: 5,
      review_date: '2026-10-15',
    },
    { id: 'h4', customer_name: 'Sione F.', text: null, rating: 5, review_date: '2026-10-02' },
    {
      id: 'h5',
      customer_name: 'Marguerite D.',
      text: 'Good car and fair trade-in. Delivery was two days later than promised, though they lent me a car in the meantime.',
      rating: 4,
      review_date: '2026-09-21',
    },
    {
      id: 'h6',
      customer_name: 'Tran H.',
      text: 'Service found a leak that the last place missed and showed me a photo before touching anything.',
      rating: 5,
      review_date: '2026-09-04',
    },
    {
      id: 'h7',
      customer_name: 'Callum B.',
      text: 'The car was fine, the wait for the finance paperwork was not.',
      rating: 3,
      review_date: '2026-08-19',
    },
  ],
};
