/** The listing that holds everything, below /search; the others hang below it. */
export const ALL_PATH = 'new-used-and-demo-cars';

/** The address of a listing's 1-based page: '/search/used-cars', '/search/used-cars/page/2' (spec S1, S2). */
export function listingHref(path: string, page = 1): string {
  return page > 1 ? `/search/${path}/page/${page}` : `/search/${path}`;
}

/** Where everything in stock is listed. */
export const ALL_HREF = listingHref(ALL_PATH);
