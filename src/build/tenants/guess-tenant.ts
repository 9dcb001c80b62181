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
import { formatNamed } from '../../stock/maps/feed-setting-problems.ts';
import { mapNamed } from '../../stock/maps/maps.ts';
import { readVehicles } from '../../stock/read-vehicles.ts';
import type { Template } from '../../tenant/templates/template.ts';
import { TEMPLATES } from '../../tenant/templates/templates.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { guessPhotoFeed } from './guess-photo-feed.ts';
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
  for (const [setting, reason] of Object.entries(guess.reasons))
    comments[setting === 'further_feeds' ? setting : `feed.${setting}`] = reason;
  const columns = guess.unplaced.slice(0, 12).map(({ column }) => `'${column}'`);
  const open = guess.open.length > 0 ? ` To look at: ${guess.open.join('; ')}.` : '';
  comments['feed'] =
    `Guessed from the feed; \`npm run stock -- <slug> --show 1\` shows what comes of it.${open}` +
    (columns.length > 0 ? ` Columns without a field: ${columns.join(', ')}.` : '');
  return comments;
}

/** Most origins of photos that are written: a feed with more has the addresses of other sites, not of its photos' hosts. */
const MAX_ORIGINS = 20;

/** The https origins of photos, the commonest first, and how many photos have an address without https. */
function originsOf(addresses: readonly string[]): { origins: string[]; unsafe: number } {
  const counts = new Map<string, number>();
  let unsafe = 0;
  for (const text of addresses) {
    const address = URL.parse(text);
    if (address?.protocol === 'http:') unsafe += 1;
    if (address?.protocol === 'https:') counts.set(address.origin, (counts.get(address.origin) ?? 0) + 1);
  }
  const origins = [...counts].toSorted((a, b) => b[1] - a[1]).map(([origin]) => origin);
  return { origins: origins.slice(0, MAX_ORIGINS), unsafe };
}

/** A file's name, with another ending where it says another format than the file has: settings beside it would be refused. */
function fileNameFor(name: string, format: FeedSettings['format']): string {
  return formatNamed(name, format) ? `${name.replace(/\.[a-z]+(\.gz)?$/i, '')}.${format}` : name;
}

async function guessed(
  source: string,
  folder: string,
  today: string,
  { member, template }: { member: string; template: Template | undefined },
): Promise<GuessedTenant> {
  const file = await feedFile(source, folder);
  const named = shownSource(isWebAddress(source) ? source : file);
  const { written, feed } = await readUnknownFeed(file, named, member);
  const guess = guessFeed(feed, written, today);
  const isLocal = !isWebAddress(source);
  const place = isLocal ? `stock/${fileNameFor(path.basename(file), guess.settings.format)}` : source;
  const input = { source: place, ...guess.settings };
  const photos = guess.settings.columns?.['images']
    ? undefined
    : await guessPhotoFeed({ file, shown: named, place }, member, today);
  if (photos) nowFromPhotoFeed(guess, photos.feeds[0]?.feed.member ?? '');
  const settings = FeedSettings.parse({
    ...input,
    defaults: { ...template?.feed?.defaults, ...input.defaults },
  });
  const map = mapNamed(settings.map);
  const context = { today, locations: [] };
  const files = isLocal ? { [place]: await readFile(file) } : {};
  const scaffoldOf = (origins: readonly string[]): ScaffoldFeed => ({
    feed: input,
    ...(photos && { further_feeds: photos.feeds }),
    origins,
    comments: commentsOf(guess),
    files,
  });
  const answer = { guess, read: feed.records.length };
  try {
    const { drafts } = readVehicles(feed, map, settings, context);
    const { origins, unsafe } = originsOf([
      ...drafts.flatMap(({ draft }) => draft.images.map(({ url }) => url)),
      ...(photos?.addresses ?? []),
    ]);
    if (unsafe > 0)
      guess.open.push(
        `${unsafe} photos have addresses without https, which browsers do not load: ask for https`,
      );
    const lines = new Set(drafts.slice(0, SHOWN).map(({ line }) => line));
    const shown = feed.records.flatMap((record, at) =>
      lines.has(record.line) ? (explainRecord(feed, map, settings, context, at + 1) ?? []) : [],
    );
    return { ...answer, scaffold: scaffoldOf(origins), shown, accepted: drafts.length, problem: undefined };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { ...answer, scaffold: scaffoldOf([]), shown: [], accepted: 0, problem: error.message };
  }
}

/** Says where the photos are that no column of the stock has. */
function nowFromPhotoFeed(guess: FeedGuess, member: string): void {
  const at = guess.open.findIndex((each) => each.startsWith('no column has the photos'));
  if (at !== -1) guess.open.splice(at, 1);
  guess.reasons['further_feeds'] = `likely: the photos are in '${member}' beside it, by vehicle`;
}

/** There is no tenant.ts yet: what a message says of its settings is said of the command's option, and left out for the others. */
const withOption = (message: string): string =>
  message.replace(/Set feed\.member to '([^']*)'/, "Add --member '$1'").replace(' (feed.member)', '');

/**
 * Reads a feed of which nothing is known, a file or an address, and guesses its settings for a new tenant; `today` is
 * YYYY-MM-DD, `member` the file in an archive or the sheet of a workbook. Throws UsageError for an address with a password in it, and ExpectedError for what is no feed.
 */
export async function guessTenant(
  source: string,
  today: string,
  { member = '', template }: { member?: string | undefined; template?: keyof typeof TEMPLATES } = {},
): Promise<GuessedTenant> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
  try {
    return await guessed(source, folder, today, { member, template: template && TEMPLATES[template] });
  } catch (error) {
    throw error instanceof FeedError ? new ExpectedError(withOption(error.message), { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
