/** Names, without `data-`, by which scripts and the backend find a yard of a list, and where it says how far away it is. */
export const PLACE_PART = 'place';
export const DISTANCE_PART = 'distance';

/** The same as attributes. */
export const PLACE_MARK = `data-${PLACE_PART}`;
export const DISTANCE_MARK = `data-${DISTANCE_PART}`;

/** Ids of the form that asks for a postcode. */
export const NEAR_IDS = {
  postcode: 'near-postcode',
  problem: 'near-problem',
  status: 'near-status',
} as const;
