/** The page of a reservation that needs no scripts (spec F9), by the id of the reservation. */
export const reservationPagePath = (id: string): string => `/api/checkout/holds/${id}/page`;

/** Leads from the checkout to the page of the reservation that the address of the checkout names. */
export const FIND_RESERVATION_PATH = '/api/checkout/reservation';

/** What the page is opened with to ask before it cancels, and what its forms are sent with. */
export const RESERVATION_PAGE_FIELDS = { ask: 'ask', action: 'action', price: 'price' } as const;
