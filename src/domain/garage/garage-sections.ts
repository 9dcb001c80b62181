/** Parts of a garage, in the order in which a page shows them (spec A6). */
export const GARAGE_SECTIONS = [
  'appointments',
  'reservations',
  'enquiries',
  'trade-ins',
  'vehicles',
  'watchlist',
  'searches',
] as const;
export type GarageSection = (typeof GARAGE_SECTIONS)[number];
