/** The listing that holds everything, below /search; the others hang below it. */
export const ALL_PATH = 'new-used-and-demo-cars';

/** The address of a listing: '/search/used-cars' (spec S1). */
export const listingHref = (path: string): string => `/search/${path}`;

/** Where everything in stock is listed. */
export const ALL_HREF = listingHref(ALL_PATH);
