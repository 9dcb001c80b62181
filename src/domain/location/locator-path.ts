import type { LocationSettings } from './location-settings.ts';

/** The page that finds the nearest yard (spec P1, L8). */
export const LOCATOR_PATH = '/dealer-locator';

/** The address of the locator; undefined at a dealer without one (spec R3). */
export const locatorPath = ({
  location,
}: {
  location: Pick<LocationSettings, 'locator'>;
}): string | undefined => (location.locator ? LOCATOR_PATH : undefined);
