import * as z from 'zod';

const Count = z.number().int().nonnegative();
const Seconds = z.number().nonnegative();

const Named = z.object({ stocknum: z.string().optional(), name: z.string() });
const Repriced = Named.extend({ from: z.number(), to: z.number() });

const Common = z.object({
  tenant: z.string(),
  /** The dealer's name, once the settings could be read. */
  name: z.string().optional(),
  /** The file of its settings, absolute. */
  settings: z.string().optional(),
  /** When the build began, ISO 8601 in UTC. */
  builtAt: z.iso.datetime(),
  /** read = accepted + quarantined + excluded; `reasons` and `warnings` count records, by reason. */
  vehicles: z
    .object({
      read: Count,
      accepted: Count,
      quarantined: Count,
      excluded: Count,
      /** When its supplier last changed it; absent where that is unknown. */
      feedChangedAt: z.iso.datetime().optional(),
      /** Feeds whose age comes near their limit, a sentence each, which are among `warnings` as well; absent where there are none. */
      agingFeeds: z.array(z.string()).optional(),
      reasons: z.object({ quarantined: z.record(z.string(), Count), excluded: z.record(z.string(), Count) }),
      /** What was left out or put right in accepted records. */
      warnings: z.record(z.string(), Count),
      /** NDJSON: line, identity, field, value and reason of every quarantined record. */
      quarantineFile: z.string(),
      /** Corrections of the dealer's that hold, and what is to be told of the others. */
      overrides: z
        .object({
          in_force: z.array(
            z.object({
              vehicle: z.string(),
              stocknum: z.string().optional(),
              fields: z.array(z.string()),
              until: z.string(),
              reason: z.string(),
            }),
          ),
          notes: z.array(z.string()),
        })
        .optional(),
    })
    .optional(),
  /** What became of the stock since it was last published; prices in dollars. Absent in a first build. */
  changes: z
    .object({
      new: z.array(Named),
      gone: z.array(Named),
      sold: z.array(Named),
      up: z.array(Repriced),
      down: z.array(Repriced),
      /** Known by another VIN, stock number or rego than before. */
      renumbered: z.array(Named),
    })
    .optional(),
  /** Pages that say a vehicle is no longer for sale, and redirects from addresses that vehicles left behind. */
  gone: z.object({ pages: Count, redirects: Count }).optional(),
  /** Who answers the site's searches, and the index of the bundle; bytes are of its core. */
  search: z
    .object({
      engine: z.enum(['embedded', 'meilisearch']),
      why: z.string(),
      rows: Count,
      coreBytes: Count,
      coreBrotliBytes: Count,
    })
    .optional(),
  /** Open Graph images of the vehicles; `reused` ones were drawn by an earlier build. */
  shareImages: z.object({ drawn: Count, reused: Count }).optional(),
  seconds: z.object({
    feed: Seconds,
    pictures: Seconds,
    search: Seconds,
    render: Seconds,
    bundle: Seconds,
    total: Seconds,
  }),
  /** Of its process, since that has built the site before. */
  userCpuSeconds: Seconds,
  /** The peak of its largest process, which may have built other sites before. */
  peakMemoryBytes: Count,
  /** What the operator should look at though it did not stop the build. */
  warnings: z.array(z.string()),
});

/** What was built; `reused` pages were taken as they are from the build before. */
const Made = {
  /** The release the site's link leads to. */
  release: z.string(),
  /** `removed` ones were published until now. */
  pages: z.object({ rendered: Count, reused: Count, removed: Count }),
  /** Files and bytes of the release, without those kept for open tabs. */
  files: Count,
  bytes: Count,
};

/** What is left of one build, as `<out>/<slug>.report.json`. */
export const BuildReport = z.discriminatedUnion('outcome', [
  Common.extend({
    outcome: z.literal('published'),
    published: z.literal(true),
    ...Made,
    /** Why nothing was rendered, where the live release is what would have been built. */
    unchanged: z.string().optional(),
  }),
  Common.extend({
    outcome: z.literal('previewed'),
    published: z.literal(false),
    reason: z.string(),
    ...Made,
  }),
  Common.extend({
    outcome: z.enum(['refused', 'failed']),
    published: z.literal(false),
    /** The guard rail that refused, the first of `rails` when several did. */
    rail: z.string().optional(),
    rails: z.array(z.string()).optional(),
    /** Why nothing was published, in words for people. */
    reason: z.string(),
  }),
]);
export type BuildReport = z.output<typeof BuildReport>;
export type PublishedReport = Extract<BuildReport, { outcome: 'published' }>;
export type PreviewReport = Extract<BuildReport, { outcome: 'previewed' }>;
export type Phase = Exclude<keyof BuildReport['seconds'], 'total'>;
