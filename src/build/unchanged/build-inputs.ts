import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
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

const addFile = (hash: Hash, file: string): Promise<void> =>
  pipeline(createReadStream(file), async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) hash.update(chunk);
  });

/**
 * A digest of all that a site is made from but for what earlier builds remember of its stock: code, options, settings as they are
 * resolved (they may import files from elsewhere), every byte of the tenant's folder and of the feeds, and the day.
 * Throws what the disk throws.
 */
export async function inputsDigest(inputs: BuildInputs): Promise<string> {
  const { job, code, tenant, tenantFolder, feedFiles, today } = inputs;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([code, job.feed, job.map, [...job.allow].sort(), today, tenant]));
  for (const file of await listFiles(tenantFolder)) {
    hash.update(`\0${file}\0`);
    await addFile(hash, path.join(tenantFolder, file));
  }
  for (const [at, file] of feedFiles.entries()) {
    hash.update(`\0feed ${at}\0`);
    await addFile(hash, file);
  }
  return hash.digest('base64url');
}

/**
 * That digest for a build, once its feeds are fetched; undefined for builds that are always done (`whole`, previews, where
 * nobody says what the code is), and when one of the feeds cannot be had: whoever reads it says why.
 */
export async function siteInputs(
  { job, ...site }: Omit<BuildInputs, 'job' | 'code' | 'feedFiles'> & { job: Omit<SiteJob, 'slug'> },
  { first, further }: FetchedFeeds,
): Promise<string | undefined> {
  const feeds = await Promise.all([first, ...further.values()]).catch(() => undefined);
  if (!job.code || job.whole || job.isPreview || !feeds) return undefined;
  const inputs = { ...site, job, code: job.code.all, feedFiles: feeds.map(({ file }) => file) };
  return inputsDigest(inputs).catch(() => undefined);
}
