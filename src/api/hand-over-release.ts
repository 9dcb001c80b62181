import type { SnapshotStock } from '../domain/vehicle/snapshot.ts';

/** The build tells the backend what it has published. Sending the same release again changes nothing. */
export const HAND_OVER_RELEASE = { method: 'PUT', path: '/api/_ops/tenants/{slug}/releases/{id}' } as const;

/** Raise it when the shape changes, so that an old one is refused instead of half understood. */
export const HANDOVER_VERSION = 1;

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

/** The end of the name of its file, which lies beside the release it is of. */
export const HANDOVER_ENDING = '.handover.json.gz';

/** Where the build leaves it for a backend on the same disk, below the folder of published sites; JSON, gzipped. */
export const handoverFile = (slug: string, release: string): string =>
  `.releases/${slug}/${release}${HANDOVER_ENDING}`;
