import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { stateOfTenants } from '../build/site-folders.ts';
import { NIGHT_NAME } from '../calls/hand-over-letter.ts';
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

/**
 * The name of this night: the one given, that of the night that was stopped when it is resumed, or the moment it begins,
 * as 2026-11-22T161500Z. Throws UsageError for a name that cannot be a folder, and when no night was stopped.
 */
export async function nightName({ given, isResumed, now }: Wish, place: Place): Promise<string> {
  if (given !== undefined) {
    if (NIGHT_NAME.test(given)) return given;
    throw new UsageError(
      `--night is '${given}'. Write up to 64 letters, digits, hyphens, dots and underscores, as in 2026-11-22.`,
    );
  }
  if (!isResumed) return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  const last = await lastNight(fileOf(place.tenantsFolder, place.outFolder));
  if (last && !last.isEnded) return last.night;
  throw new UsageError(
    last
      ? `The last night here, ${last.night}, came to its end, so there is nothing to resume. Leave --resume away.`
      : 'No night was run with these folders, so there is nothing to resume. Leave --resume away.',
  );
}

/** Remembers that a night began, or ended, for `--resume`. */
export async function markNight(night: string, isEnded: boolean, place: Place): Promise<void> {
  await writeWhole(fileOf(place.tenantsFolder, place.outFolder), JSON.stringify({ night, isEnded }));
}
