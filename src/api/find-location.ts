/** The nearest yards of a postcode as a page of the site (spec L8): what its form asks where there are no scripts. */
export const FIND_LOCATION = { method: 'GET', path: '/api/nearest-yards', field: 'postcode' } as const;
