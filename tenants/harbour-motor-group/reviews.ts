import type * as z from 'zod';
import type { ReviewSettings } from '../../src/domain/review/review.ts';
import { NEW_SOUTH_WALES } from './reviews/new-south-wales.ts';
import { VICTORIA_AND_QUEENSLAND } from './reviews/victoria-and-queensland.ts';

/** Reviews by invented people. */
export const reviews: z.input<typeof ReviewSettings> = {
  source: 'customer surveys',
  collected:
    "We ask every customer once, by text, a week after a delivery or a service. Here are this spring's reviews from customers who agreed to be published, good and bad. None were paid for.",
  count: 7865,
  average_rating: 4.6,
  list: [...NEW_SOUTH_WALES, ...VICTORIA_AND_QUEENSLAND].toSorted((a, b) =>
    a.review_date > b.review_date ? -1 : 1,
  ),
};
