import * as z from 'zod';
import { DEPLOY_TARGETS } from '../domain/deploy/deploy-settings.ts';

const Count = z.number().int().nonnegative();

/** What became of the upload of a site. */
export const DeployEntry = z.object({
  target: z.enum(DEPLOY_TARGETS),
  /** `written`: a folder lies ready, and no program was named that sends it; `faulty`: sent, and the host does not show it as it should. */
  outcome: z.enum(['sent', 'written', 'faulty', 'failed']),
  added: Count,
  changed: Count,
  removed: Count,
  bytes: Count,
  /** What is to be done next, or why it failed; a sentence each. */
  words: z.array(z.string()),
});
export type DeployEntry = z.output<typeof DeployEntry>;

/** How many vehicles changed in which way. */
const Changes = z.object({ new: Count, gone: Count, sold: Count, up: Count, down: Count });

/** What became of one tenant in one night: a line of its nights. */
export const NightEntry = z.object({
  /** The name of the night. */
  night: z.string(),
  tenant: z.string(),
  /** The dealer's name, once the settings could be read. */
  name: z.string().optional(),
  /** When its build began, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** `held`: it was held back by name, and nothing was done. */
  outcome: z.enum(['published', 'refused', 'failed', 'held']),
  /** The guard rails that refused the stock. */
  rails: z.array(z.string()),
  /** Why it is not published, in words for people. */
  reason: z.string().optional(),
  /** Absent where the feed could not be read. `reasons` count quarantined records. */
  vehicles: z
    .object({ read: Count, accepted: Count, quarantined: Count, reasons: z.record(z.string(), Count) })
    .optional(),
  /** When its supplier last changed it, ISO 8601; absent where that is unknown. */
  feedChangedAt: z.iso.datetime().optional(),
  /** Feeds whose age comes near their limit, a sentence each, which are among `warnings` as well; absent where there are none. */
  agingFeeds: z.array(z.string()).optional(),
  /** Absent in a first build and where nothing was published. */
  changes: Changes.optional(),
  pages: z.object({ rendered: Count, reused: Count, removed: Count }).optional(),
  /** The release that is live after the night, and whether no night before told of it. */
  release: z.string().optional(),
  isNewRelease: z.boolean(),
  bytes: Count.optional(),
  seconds: z.number().nonnegative(),
  warnings: z.array(z.string()),
  deploy: DeployEntry.optional(),
  /** Emails of nights to the dealer that the backend has given up, which no night before told; absent where there are none. */
  givenUp: z.array(z.object({ night: z.string(), at: z.iso.datetime(), reason: z.string() })).optional(),
  /** File with the paths that were added, changed and removed, beside the summary. */
  diff: z.string().optional(),
});
export type NightEntry = z.output<typeof NightEntry>;

/** True if the host should have the site and does not, or does not show it as it should. */
export const isUnsent = ({ deploy }: Pick<NightEntry, 'deploy'>): boolean =>
  deploy !== undefined && deploy.outcome !== 'sent';

/** True if nothing is left to do for the tenant in this night; a refused feed is refused until it changes. */
export const isDone = (entry: NightEntry): boolean => entry.outcome !== 'failed' && !isUnsent(entry);

/** True if the tenant's site is as it should be on its host. */
export const isGood = (entry: NightEntry): boolean => entry.outcome === 'published' && isDone(entry);

/** `2 new, 3 gone, 1 repriced`; `no change`, or `-` where it is not known. */
export function changeWords({ changes }: Pick<NightEntry, 'changes'>): string {
  if (!changes) return '-';
  const { new: arrived, gone, sold, up, down } = changes;
  const parts = [
    [arrived, 'new'],
    [gone, 'gone'],
    [sold, 'sold'],
    [up + down, 'repriced'],
  ] as const;
  const words = parts.flatMap(([count, word]) =>
    count === 0 ? [] : [`${count.toLocaleString('en-AU')} ${word}`],
  );
  return words.length === 0 ? 'no change' : words.join(', ');
}

/** What became of the tenant, in a few words. */
export function outcomeWords(entry: NightEntry): string {
  const { length: emails } = entry.givenUp ?? [];
  const emailWords = emails === 0 ? '' : emails === 1 ? ', an email given up' : ', emails given up';
  return `${siteWords(entry)}${entry.agingFeeds ? ', an old feed' : ''}${emailWords}`;
}

function siteWords({ outcome, rails, isNewRelease, deploy }: NightEntry): string {
  if (outcome === 'refused') return `refused: ${rails.join(', ')}`;
  if (outcome === 'failed' || outcome === 'held') return outcome;
  const built = isNewRelease ? 'published' : 'unchanged';
  if (!deploy) return built;
  const sent = {
    sent: 'sent to',
    written: 'written and not sent to',
    faulty: 'wrong on',
    failed: 'not sent to',
  }[deploy.outcome];
  return `${built}, ${sent} ${deploy.target}`;
}
