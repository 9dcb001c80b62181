import type { MapData } from '../domain/location/drawn-map.ts';
import type { IndexFiles } from '../domain/search/index-files.ts';
import type { IndexDocument } from '../search-engine/index-document.ts';
import type { Snapshot } from '../domain/vehicle/snapshot.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import type { Tenant } from '../tenant/schema.ts';

/** All that a site is planned from: the same input gives the same plan, and nothing else is read. */
export type SiteInput = {
  tenant: Tenant;
  /** What every page loads beside its own parts: the addresses of the theme and of the logo, each with a digest of it. */
  look: { themeHref: string; logoHref: string };
  /** The tenant's own texts. */
  texts: readonly ContentText[];
  /** For a preview, which has drafts and future texts too: what is wrong with the tenant's files, in lines for its banner. */
  preview: { problems: readonly string[] } | undefined;
  /** The stock of the dealer's day `today`, with the pictures that the build prepared. */
  stock: Omit<Snapshot, 'version'>;
  /** What the search holds of it, in the order of its index; undefined where nobody has worked it out yet. */
  writtenDocuments: readonly IndexDocument[] | undefined;
  /** The files of the index that the build wrote of it; undefined where it wrote none. */
  indexFiles: () => IndexFiles | undefined;
  /** Places and the coast, for drawn maps. */
  mapData: MapData;
  /** The moment that opening hours are shown for. */
  now: Date;
  /** A digest of the code that renders pages. */
  code: string;
  /** True if anybody asks for keys of pages: not where another process has decided what is rendered. */
  hasKeys: boolean;
  /** A short text for a long one; two texts have the same only when they are the same. */
  digest: (text: string) => string;
};
