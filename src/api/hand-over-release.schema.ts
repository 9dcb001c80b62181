import * as z from 'zod';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import { SNAPSHOT_VERSION } from '../domain/vehicle/snapshot.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { HANDOVER_VERSION, type Handover } from './hand-over-release.ts';

/** A release name is a file name too. */
export const ReleaseName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'small letters, digits and hyphens');

const anObject = z.custom<object>((given) => typeof given === 'object' && given !== null);
const paths = z.array(z.string());

/**
 * What the build writes is taken at its word, vehicle by vehicle; the versions say whether this code reads it. Another
 * version is refused with what to do.
 */
export const HandoverSchema = z.looseObject({
  version: z.literal(
    HANDOVER_VERSION,
    `version ${HANDOVER_VERSION}: build the site with the backend's own code`,
  ),
  tenant: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  release: ReleaseName,
  built_at: z.iso.datetime(),
  made_at: z.iso.datetime().optional(),
  settings: z.record(z.string(), z.unknown()),
  stock: z.looseObject({
    version: z.literal(
      SNAPSHOT_VERSION,
      `stock of version ${SNAPSHOT_VERSION}: build the site with the backend's own code`,
    ),
    today: z.iso.date(),
    vehicles: z.array(anObject as z.ZodType<Vehicle>),
    gone: z.array(anObject as z.ZodType<GoneVehicle>),
  }),
  pages: paths,
  forms: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.string()),
  changes: z.looseObject({ added: paths, changed: paths, removed: paths }),
}) satisfies z.ZodType<Handover>;
