import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { stateOfTenants } from '../build/site-folders.ts';
import { NIGHT_NAME } from '../api/hand-over-email.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { writeWhole } from '../stock/write-whole.ts';

/** The last night of a folder of tenants on this machine. */
const LastNight = z.object({ night: z.string(), isEnded: z.boolean() });

const fileOf = (tenantsFolder: string, outFolder: string): string =>
  path.join(stateOfTenants(tenantsFolder, outFolder), '.night.json');

async function lastNight(file: string): Promise<z.output<typeof LastNight> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return LastNight.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Wish = { given: string | undefined; isResumed: boolean; now: Date };
type Place = { tenantsFolder: string; outFolder: string };

/** The name of a night, and what is to be told of it where it is not what was asked for. */
export type NamedNight = { night: string; note?: string };

/**
 * The name of this night (O1): the one given, that of the night that was stopped when it is resumed, or the moment it begins,
 * as 2026-11-22T161500Z. A night may be stopped before it was noted, so that resuming where none was stopped begins one, and says
 * so. Throws UsageError for a name that cannot be a folder.
 */
export async function nightName({ given, isResumed, now }: Wish, place: Place): Promise<NamedNight> {
  if (given !== undefined) {
    if (NIGHT_NAME.test(given)) return { night: given };
    throw new UsageError(
      `--night is '${given}'. Write up to 64 letters, digits, hyphens, dots and underscores, as in 2026-11-22.`,
    );
  }
  const begun = `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  if (!isResumed) return { night: begun };
  const last = await lastNight(fileOf(place.tenantsFolder, place.outFolder));
  if (last && !last.isEnded) return { night: last.night };
  const why = last
    ? `the last night here, ${last.night}, came to its end`
    : 'no night was noted with these folders';
  return {
    night: begun,
    note: `Nothing is to be resumed: ${why}. A night that is stopped in its first seconds leaves no note, so this run begins the night ${begun}.`,
  };
}

/** Remembers that a night began, or ended, for `--resume`. */
export async function markNight(night: string, isEnded: boolean, place: Place): Promise<void> {
  await writeWhole(fileOf(place.tenantsFolder, place.outFolder), JSON.stringify({ night, isEnded }));
}
