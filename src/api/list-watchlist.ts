import type { SavedVehicle } from '../domain/saved/saved-vehicle.ts';

/** The watchlist of whoever is signed in (spec A1, N3). */
export const LIST_WATCHLIST = { method: 'GET', path: '/api/watchlist' } as const;

/** Adding what a device kept before its shopper signed in there; the answer is that of LIST_WATCHLIST. */
export const MERGE_WATCHLIST = { method: 'POST', path: '/api/watchlist/merge' } as const;

/** The number must be that of the session; ids or slugs, the one kept longest ago last. */
export type CarsToMerge = { phone_number: string; car_ids: string[] };

/** Newest first. What is kept of a vehicle that is gone is how it was called when it was saved. */
export type Watchlist = { cars: SavedVehicle[] };

export const LIST_WATCHLIST_EXAMPLE: Watchlist = {
  cars: [
    {
      id: 'stock-1041',
      name: '2021 Aldera Larkspur',
      slug: '2021-aldera-larkspur',
      make: 'Aldera',
      model: 'Larkspur',
      primary_image_url: 'https://photos.example.com/1041.webp',
    },
  ],
};
export const MERGE_WATCHLIST_EXAMPLE: CarsToMerge = {
  phone_number: '+61491570006',
  car_ids: ['stock-1041'],
};
