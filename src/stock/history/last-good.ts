import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { StockFigures } from './stock-figures.ts';
import { writeWhole } from '../write-whole.ts';
import { isMissing } from '../is-missing.ts';

/** Its name in a tenant's state folder. */
export const LAST_GOOD_FILE = 'last-good.json';
const fileOf = (stateFolder: string): string => path.join(stateFolder, LAST_GOOD_FILE);
const releasesFolder = (stateFolder: string): string => path.join(stateFolder, 'published');
const fileOfRelease = (stateFolder: string, release: string): string =>
  path.join(releasesFolder(stateFolder), `${release}.json`);

/** The figures of the stock that was last published, or the file they should stand in when it is damaged. */
export type LastGood =
  { figures: StockFigures | undefined; damaged?: never } | { figures?: never; damaged: string };

async function readFigures(file: string): Promise<LastGood> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return { figures: undefined };
    throw error;
  }
  try {
    return { figures: StockFigures.parse(JSON.parse(text)) };
  } catch {
    return { damaged: file };
  }
}

/**
 * The figures of the stock of `live`, the release that is live, which after a rollback is not the last one published;
 * those of the last one when `live` has none or is not known. Undefined when nothing was published.
 */
export async function readLastGood(stateFolder: string, live?: string): Promise<LastGood> {
  const ofLive = live === undefined ? undefined : await readFigures(fileOfRelease(stateFolder, live));
  if (ofLive && (ofLive.damaged !== undefined || ofLive.figures)) return ofLive;
  return readFigures(fileOf(stateFolder));
}

/** The figures of a release that can be gone back to; undefined where none can be read. */
export const releaseFigures = async (
  stateFolder: string,
  release: string,
): Promise<StockFigures | undefined> => (await readFigures(fileOfRelease(stateFolder, release))).figures;

/**
 * Remembers the figures of stock that has been published as `release`; the next feed is held against them. Those of the
 * other `releases` stay, for a rollback; older ones are removed.
 */
export async function recordLastGood(
  stateFolder: string,
  figures: StockFigures,
  { release, releases }: { release: string; releases: readonly string[] },
): Promise<void> {
  const folder = releasesFolder(stateFolder);
  await mkdir(folder, { recursive: true });
  const text = JSON.stringify(figures);
  await writeWhole(fileOfRelease(stateFolder, release), text);
  await writeWhole(fileOf(stateFolder), text);
  const kept = new Set([release, ...releases].map((name) => `${name}.json`));
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(path.join(folder, name));
}
