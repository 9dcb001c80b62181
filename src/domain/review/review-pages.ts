import { slugify } from '../text/slugify.ts';
import type { Review, ReviewSettings } from './review.ts';
import { REVIEWS_SHOWN, showsReviews } from './stars.ts';

/** The page of all reviews, and the start of the addresses of those of a yard. */
export const REVIEWS_PATH = '/reviews';

/** A page of reviews: of the dealer, or of one yard. */
export type ReviewPage = {
  path: string;
  /** The group of its yard; undefined for all of them. */
  yard: string | undefined;
  /** From 1. */
  number: number;
  /** How many pages these reviews have, and how many they are. */
  pages: number;
  count: number;
  reviews: readonly Review[];
};

/** The address of the reviews of a yard, or with undefined of all; `number` from 1. */
export function reviewsPath(location: string | undefined, number = 1): string {
  const start = location === undefined ? REVIEWS_PATH : `${REVIEWS_PATH}/${slugify(location)}`;
  return number > 1 ? `${start}/page/${number}` : start;
}

function paginate(reviews: readonly Review[], location: string | undefined): ReviewPage[] {
  const pages = Math.ceil(reviews.length / REVIEWS_SHOWN);
  return Array.from({ length: pages }, (_, at) => ({
    path: reviewsPath(location, at + 1),
    yard: location,
    number: at + 1,
    pages,
    count: reviews.length,
    reviews: reviews.slice(at * REVIEWS_SHOWN, (at + 1) * REVIEWS_SHOWN),
  }));
}

/**
 * The pages of a dealer's reviews, twelve each, the newest first, good and bad alike: of all, and of each yard that some are about
 * (spec D7). None where reviews do not show, and none where the dealer does not say how they were collected.
 */
export function reviewPages(settings: ReviewSettings): ReviewPage[] {
  if (!showsReviews(settings) || settings.collected === '' || settings.list.length === 0) return [];
  const newest = settings.list.toSorted((a, b) => (a.review_date > b.review_date ? -1 : 1));
  const locations = Map.groupBy(newest, ({ yard: location }) => location);
  return [undefined, ...[...locations.keys()].filter((location) => location !== undefined)].flatMap(
    (location) => paginate(location === undefined ? newest : (locations.get(location) ?? []), location),
  );
}
