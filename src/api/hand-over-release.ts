import * as z from 'zod';
import { type SnapshotStock, SNAPSHOT_VERSION } from '../domain/vehicle/snapshot.ts';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';

/** Raise it when the shape changes, so that an old one is refused instead of half understood. */
export const HANDOVER_VERSION = 1;

/** The end of the name of its file, which lies beside the release it is of. */
export const HANDOVER_ENDING = '.handover.json.gz';

/** Where the build leaves it for a backend on the same disk, below the folder of published sites; JSON, gzipped. */
export const handoverFile = (slug: string, release: string): string =>
  `.releases/${slug}/${release}${HANDOVER_ENDING}`;

/** A published release as the backend needs it: the stock, the plan of the site, and what changed. */
export type Handover = {
  version: number;
  /** The slug of the tenant, and the name of its release. */
  tenant: string;
  release: string;
  /** ISO 8601: when the build began that published or confirmed it. */
  built_at: string;
  /** ISO 8601: when the build began that made it; absent where that is `built_at`, as no later build has only confirmed it. */
  made_at?: string | undefined;
  /** The tenant's settings with every default filled in. */
  settings: Record<string, unknown>;
  /** The vehicles of the site, and those that have gone but have a page. */
  stock: SnapshotStock;
  /** The address of every page. */
  pages: string[];
  /** Markup of the pages that hold a form, by address: answers to a form without JavaScript are made from it. */
  forms: Record<string, string>;
  /** The headers that every page is served with. */
  headers: Record<string, string>;
  /** Files, against the release before. */
  changes: { added: string[]; changed: string[]; removed: string[] };
};

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
