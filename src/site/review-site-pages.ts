import { groupLocations } from '../domain/location/location-groups.ts';
import { reviewPages, reviewsPath, type ReviewPage } from '../domain/review/review-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** The reviews of a yard among those of the dealer. */
export type ReviewedLocation = { name: string; href: string; count: number; isCurrent: boolean };

/** What a page of reviews shows beside its reviews. */
export type ReviewPlan = {
  /** The yard that they are about; undefined for all. */
  yardName: string | undefined;
  /** All of them and those of each yard; empty where none is about a yard. */
  yards: ReviewedLocation[];
  /** Addresses of the pages of these reviews, in their order. */
  hrefs: string[];
};

/** The pages of reviews (spec D7). */
export function reviewSitePages({ tenant, pageKey }: SiteParts) {
  const pages = reviewPages(tenant.reviews);
  const names = new Map(groupLocations(tenant.locations).map(({ group, name }) => [group, name]));
  const firsts = pages.filter(({ number }) => number === 1);

  function plan(page: ReviewPage): ReviewPlan {
    const named = firsts.map(({ yard: location, path, count }) => ({
      name: location === undefined ? 'All yards' : (names.get(location) ?? location),
      href: path,
      count,
      isCurrent: location === page.yard,
    }));
    return {
      yardName: page.yard === undefined ? undefined : (names.get(page.yard) ?? page.yard),
      yards: named.length > 1 ? named : [],
      hrefs: Array.from({ length: page.pages }, (_, at) => reviewsPath(page.yard, at + 1)),
    };
  }

  return {
    pages: () => pages.map((page) => ({ page, key: pageKey('reviews', page, plan(page)) })),
    /** Where all of them are: on the site, or where they were written. */
    allHref: pages[0]?.path ?? tenant.reviews.all_url,
    plan,
  };
}
