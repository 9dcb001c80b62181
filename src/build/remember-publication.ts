import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { appendHistory, historyBytes } from '../stock/history/history-file.ts';
import { recordLastGood } from '../stock/history/last-good.ts';
import { HistoryLine } from '../stock/history/release-events.ts';
import { StockFigures } from '../stock/history/stock-figures.ts';
import { writeWhole } from '../stock/write-whole.ts';
import { contentOf } from './publish/release-folders.ts';
import { SitemapDates, writeSitemapDates } from './publish/sitemap-dates.ts';

/** What a tenant is to remember of a publication. */
const Publication = z.strictObject({
  /** The hash of what is published. */
  content: z.string(),
  /** The dealer's day, YYYY-MM-DD. */
  day: z.string(),
  figures: StockFigures,
  events: z.array(HistoryLine),
  dates: SitemapDates,
});
export type Publication = z.output<typeof Publication>;

const Announced = Publication.extend({ historyBytes: z.number() });
export type Announced = z.output<typeof Announced>;

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'publication.json');

/** Writes down what is to be remembered once `content` is live, and gives it. Call it before the site's link is turned. */
export async function announcePublication(stateFolder: string, publication: Publication): Promise<Announced> {
  const announced = { ...publication, historyBytes: await historyBytes(stateFolder) };
  await writeWhole(fileOf(stateFolder), JSON.stringify(announced));
  return announced;
}

/** Remembers a publication as it was announced, which is live now as `release`, one of `releases`. */
export async function rememberPublication(
  stateFolder: string,
  { figures, dates, day, events, historyBytes }: Announced,
  release: string,
  releases: readonly string[],
): Promise<void> {
  await recordLastGood(stateFolder, figures, { release, releases });
  await writeSitemapDates(stateFolder, dates);
  const published: HistoryLine = { event: 'published', date: day, release };
  await appendHistory(stateFolder, [...events, published], historyBytes);
  await rm(fileOf(stateFolder), { force: true });
}

/**
 * Remembers the publication that an earlier build announced if it is live, and forgets it if it is not; `live` is the release
 * that is live now, one of `releases`. A build that is stopped between link and memory would else leave prices, figures and
 * dates that nobody published, or lack those that someone did. Stopped in here, it is done again by the next build.
 */
export async function settlePublication(
  stateFolder: string,
  live: string | undefined,
  releases: readonly string[],
): Promise<void> {
  const text = await readFile(fileOf(stateFolder), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const announced = parseAnnounced(text);
  if (announced && live !== undefined && announced.content === contentOf(live))
    await rememberPublication(stateFolder, announced, live, releases);
  else await rm(fileOf(stateFolder), { force: true });
}

function parseAnnounced(text: string): Announced | undefined {
  try {
    return Announced.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
