import * as z from 'zod';
import { RAIL_NAMES } from '../../stock/rails/rail.ts';
import { BuildReport } from './build-report.ts';

/** What the process that builds a site tells the one that started it. */
export const BuildMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), text: z.string() }),
  /** `stock` are the lines of the table of what the feed held. */
  z.object({
    kind: z.literal('report'),
    report: BuildReport,
    stock: z.array(z.string()),
    /** What the process holds now. */
    memoryBytes: z.number(),
  }),
  /** Astro alone can build the site, in a process of its own. */
  z.object({ kind: z.literal('unknown-astro'), reason: z.string() }),
]);
export type BuildMessage = z.output<typeof BuildMessage>;

/** Digests of what renders a site, and of all of the project's code. */
export const CodeDigests = z.object({ render: z.string(), all: z.string() });
export type CodeDigests = z.output<typeof CodeDigests>;

/** What a process writes to its output before each site, so that what comes late of the one before is not taken for its own. */
export const SITE_BEGINS = '\0';

/** What the process that builds a site is told: absolute folders; `feed` and `map` override the tenant's own. */
export const SiteJob = z.object({
  slug: z.string(),
  tenantsFolder: z.string(),
  outFolder: z.string(),
  feed: z.string().optional(),
  map: z.string().optional(),
  /** The guard rails that this build may break. */
  allow: z.array(z.enum(RAIL_NAMES)).readonly(),
  /** True if Astro alone builds the site, in place of code that is compiled once for all of them. */
  whole: z.boolean().optional(),
  /** Digests of the code, where the process that asks has taken them for all sites. */
  code: CodeDigests.optional(),
  /** How many processes may render its pages, where there are many; 1 when it is not said. */
  processes: z.number().int().positive().optional(),
  /** Milliseconds that it waits for another build of the site to end; none is refused at once. */
  waitMs: z.number().optional(),
  /** ISO 8601: the one clock of the build. */
  now: z.iso.datetime(),
  /** True if it is a preview: with drafts, in a folder of previews, never published. */
  isPreview: z.boolean().optional(),
  /** The origin at which a preview is shown; none is this machine. */
  previewUrl: z.string().optional(),
});
export type SiteJob = z.output<typeof SiteJob>;
