import type { Location } from './location.ts';

/** The licence to deal of a location, as pages say it; undefined without one of its own. */
export const dealerLicenceWords = ({
  dealer_license_number: number,
}: Pick<Location, 'dealer_license_number'>): string | undefined => (number ? `DL# ${number}` : undefined);

/** The licence to repair of a location, as pages say it; undefined without one. */
export const repairerWords = ({
  motor_vehicle_repairer: number,
}: Pick<Location, 'motor_vehicle_repairer'>): string | undefined =>
  number ? `Repairer ${number}` : undefined;

/** The licences of a location, a line each. */
export const licenceLines = (
  location: Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>,
): string[] => [dealerLicenceWords(location), repairerWords(location)].filter((line) => line !== undefined);
