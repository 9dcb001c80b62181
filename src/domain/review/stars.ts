import type { Review, ReviewSettings } from './review.ts';

const STARS = 5;
const FULL_STARS = 4;
const MIN_FRACTION = 0.3;
/** How many reviews a page shows (spec D7). */
export const REVIEWS_SHOWN = 12;

/**
 * How far each of five stars is filled, 0 to 1, for an average of 0 to 5 (spec D5). Read as: whole stars of the average,
 * at most 4, are full; the rest of the average fills the next star, when it is more than 30% of it. So 4.6 is four
 * stars and 0.6, 4.3 is four stars, and 5 is four stars and a fifth filled by 100%.
 */
export function starFills(average: number): number[] {
  const bounded = Math.min(STARS, Math.max(0, average));
  const full = Math.min(FULL_STARS, Math.floor(bounded));
  // Two decimals: 1.3 - 1 is a hair above 0.3 in binary.
  const fraction = Math.round((bounded - full) * 100) / 100;
  return Array.from({ length: STARS }, (_, star) => {
    if (star < full) return 1;
    return star === full && fraction > MIN_FRACTION ? fraction : 0;
  });
}

/** True if reviews show at all: not hidden, and their average above the tenant's minimum (spec D7). */
export function showsReviews(settings: ReviewSettings): boolean {
  return !settings.hidden && settings.average_rating > settings.minimum_average;
}

/** The reviews a page shows, in the tenant's order: at most 12, none where reviews do not show (spec D7). */
export function shownReviews(settings: ReviewSettings): Review[] {
  return showsReviews(settings) ? settings.list.slice(0, REVIEWS_SHOWN) : [];
}
