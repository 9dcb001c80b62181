/** Putting a vehicle on the watchlist, and taking it off (spec A1, K5). */
export const SAVE_CAR = { method: 'POST', path: '/api/watchlist/save-car' } as const;
export const REMOVE_CAR = { method: 'POST', path: '/api/watchlist/remove-car' } as const;

/** The number must be that of the session; `car_id` is the id or slug of the vehicle. */
export type WatchedCar = { phone_number: string; car_id: string };

/** `message` says why not, where `success` is false. */
export type WatchlistChanged = { success: boolean; message?: string };

export const SAVE_CAR_EXAMPLE = {
  request: { phone_number: '+61491570006', car_id: 'stock-1041' },
  answer: { success: true },
} satisfies { request: WatchedCar; answer: WatchlistChanged };
