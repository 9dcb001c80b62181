import type { Coordinates } from '../domain/location/distance.ts';

const NO_POSITION = "We couldn't get your location. Please enter your postcode instead.";

/** Milliseconds; a position of some minutes ago is as good. */
const POSITION = { timeout: 10_000, maximumAge: 300_000 };

/** Where the browser says it is, which may ask the shopper first; it stays on the device. Throws an Error with the words for the shopper. */
export const positionHere = (): Promise<Coordinates> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(NO_POSITION));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      () => reject(new Error(NO_POSITION)),
      POSITION,
    );
  });
