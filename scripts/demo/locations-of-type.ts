import * as z from 'zod';
import { Location } from '../../src/domain/location/location.ts';

/** The locations of one type among those of a tenant's file, as the schema reads them. */
export const locationsOfType = (
  locations: readonly z.input<typeof Location>[],
  type: Location['location_type'],
): Location[] =>
  z
    .array(Location)
    .parse(locations)
    .filter(({ location_type }) => location_type === type);
