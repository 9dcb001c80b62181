import type { Location } from '../location/location.ts';
import { formatCount } from '../text/format.ts';
import type { ReviewSettings } from './review.ts';

/** What is said of a place's reviews. */
export type LocationRating = { average: number; words: string };

/**
 * The average of a place with how many reviews it is of and who collected them (spec L4); undefined without one, and where the
 * tenant shows no reviews or none this low (spec D7).
 */
export function locationRating(
  { average_rating: average, review_count: count }: Pick<Location, 'average_rating' | 'review_count'>,
  reviews: Pick<ReviewSettings, 'hidden' | 'minimum_average' | 'source'>,
): LocationRating | undefined {
  if (average === undefined || reviews.hidden || average <= reviews.minimum_average) return undefined;
  const counted =
    count === undefined ? '' : ` from ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return { average, words: `${average}${counted}${reviews.source && `, collected from ${reviews.source}`}` };
}
