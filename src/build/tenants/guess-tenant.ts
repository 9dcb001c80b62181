import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { explainRecord, type ExplainedRecord } from '../../stock/explain-record.ts';
import { downloadFeed } from '../../stock/feed/download-feed.ts';
import { FeedError } from '../../stock/feed/feed-error.ts';
import { withSecrets } from '../../stock/feed/feed-secrets.ts';
import { isWebAddress, shownSource } from '../../stock/feed/feed-source.ts';
import type { FeedGuess } from '../../stock/guess/feed-guess.ts';
import { guessFeed } from '../../stock/guess/guess-feed.ts';
import { readUnknownFeed } from '../../stock/guess/guess-written.ts';
import { mapNamed } from '../../stock/maps/maps.ts';
import { readVehicles } from '../../stock/read-vehicles.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import type { ScaffoldFeed } from './scaffold-tenant.ts';

/** Records that are shown as they would be sold. */
const SHOWN = 3;

/** What became of a feed that nobody had described. */
export type GuessedTenant = {
  guess: FeedGuess;
  scaffold: ScaffoldFeed;
  shown: ExplainedRecord[];
  read: number;
  accepted: number;
  /** Why the feed cannot be read as guessed; it can be once tenant.ts is put right. */
  problem: string | undefined;
};

function refusePassword(source: string): void {
  const url = URL.parse(source);
  if (!url || source.includes('${') || (url.username === '' && url.password === '')) return;
  throw new UsageError(
    "The address has a password, which does not belong in tenant.ts. Put it into a variable, and write '${FORECOURT_FEED_PASSWORD}' in its place.",
  );
}

async function feedFile(source: string, folder: string): Promise<string> {
  if (!isWebAddress(source)) return path.resolve(source);
  refusePassword(source);
  const settings = { timeout_seconds: 30, retries: 1 };
  const whole = withSecrets(source, process.env, encodeURIComponent);
  return downloadFeed({
    source: whole,
    settings,
    stateFolder: folder,
    now: new Date(),
    onProgress: () => {},
  });
}

function commentsOf(guess: FeedGuess): Record<string, string> {
  const comments: Record<string, string> = {};
  for (const [setting, reason] of Object.entries(guess.reasons)) comments[`feed.${setting}`] = reason;
  const columns = guess.unplaced.slice(0, 12).map(({ column }) => `'${column}'`);
  const open = guess.open.length > 0 ? ` To look at: ${guess.open.join('; ')}.` : '';
  comments['feed'] =
    `Guessed from the feed; \`npm run stock -- <slug> --show 1\` shows what comes of it.${open}` +
    (columns.length > 0 ? ` Columns without a field: ${columns.join(', ')}.` : '');
  return comments;
}

async function guessed(source: string, folder: string, today: string): Promise<GuessedTenant> {
  const file = await feedFile(source, folder);
  const { written, feed } = await readUnknownFeed(file, shownSource(isWebAddress(source) ? source : file));
  const guess = guessFeed(feed, written);
  const isLocal = !isWebAddress(source);
  const place = isLocal ? `stock/${path.basename(file)}` : source;
  const input = { source: place, ...guess.settings };
  const settings = FeedSettings.parse(input);
  const map = mapNamed(settings.map);
  const context = { today, locations: [] };
  const scaffold = {
    feed: input,
    comments: commentsOf(guess),
    files: isLocal ? { [place]: await readFile(file) } : {},
  };
  const answer = { guess, scaffold, read: feed.records.length };
  try {
    const { drafts } = readVehicles(feed, map, settings, context);
    const lines = new Set(drafts.slice(0, SHOWN).map(({ line }) => line));
    const shown = feed.records.flatMap((record, at) =>
      lines.has(record.line) ? (explainRecord(feed, map, settings, context, at + 1) ?? []) : [],
    );
    return { ...answer, shown, accepted: drafts.length, problem: undefined };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { ...answer, shown: [], accepted: 0, problem: error.message };
  }
}

/**
 * Reads a feed of which nothing is known, a file or an address, and guesses its settings for a new tenant; `today` is
 * YYYY-MM-DD. Throws UsageError for an address with a password in it, and ExpectedError for what is no feed.
 */
export async function guessTenant(source: string, today: string): Promise<GuessedTenant> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
  try {
    return await guessed(source, folder, today);
  } catch (error) {
    throw error instanceof FeedError ? new ExpectedError(error.message, { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
