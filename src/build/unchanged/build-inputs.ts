import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import type { FetchedFeeds } from '../../stock/fetch-feeds.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { listFiles } from '../publish/site-files.ts';
import type { SiteJob } from '../report/build-message.ts';

export type BuildInputs = {
  job: Pick<SiteJob, 'feed' | 'map' | 'allow'>;
  /** A digest of all of the project's code. */
  code: string;
  tenant: Tenant;
  /** Absolute. */
  tenantFolder: string;
  /** The files that the bytes of its feeds are in, as they came, in the order in which they are read. */
  feedFiles: readonly string[];
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
};

/** Bytes of a file that are read at once. */
const BLOCK = 1 << 20;

/** At once, through one block for all files: a dealer's folder has hundreds of small ones, and a stream costs ten times the reading. */
function addFile(hash: Hash, file: string, block: Buffer): void {
  const opened = openSync(file, 'r');
  try {
    for (let length; (length = readSync(opened, block)) > 0;) hash.update(block.subarray(0, length));
  } finally {
    closeSync(opened);
  }
}

/**
 * A digest of all that a site is made from but for what earlier builds remember of its stock: code, options, settings as they are
 * resolved (they may import files from elsewhere), every byte of the tenant's folder and of the feeds, and the day.
 * Throws what the disk throws.
 */
export function inputsDigest(inputs: BuildInputs): string {
  const { job, code, tenant, tenantFolder, feedFiles, today } = inputs;
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK);
  hash.update(JSON.stringify([code, job.feed, job.map, [...job.allow].sort(), today, tenant]));
  for (const file of listFiles(tenantFolder)) {
    hash.update(`\0${file}\0`);
    addFile(hash, path.join(tenantFolder, file), block);
  }
  for (const [at, file] of feedFiles.entries()) {
    hash.update(`\0feed ${at}\0`);
    addFile(hash, file, block);
  }
  return hash.digest('base64url');
}

/**
 * That digest for a build, once its feeds are fetched; undefined for builds that are always done (`whole`, previews, where
 * nobody says what the code is), and when one of the feeds cannot be had: the code that reads it says why.
 */
export async function siteInputs(
  { job, ...site }: Omit<BuildInputs, 'job' | 'code' | 'feedFiles'> & { job: Omit<SiteJob, 'slug'> },
  { first, further: secondary }: FetchedFeeds,
): Promise<string | undefined> {
  const feeds = await Promise.all([first, ...secondary.values()]).catch(() => undefined);
  if (!job.code || job.whole || job.isPreview || !feeds) return undefined;
  const inputs = { ...site, job, code: job.code.all, feedFiles: feeds.map(({ file }) => file) };
  try {
    return inputsDigest(inputs);
  } catch {
    return undefined;
  }
}
