import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FetchedFeed } from '../../stock/feed/read-feed.ts';
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
  /** The file that the feed's bytes are in, as they came. */
  feedFile: string;
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
};

const addFile = (hash: Hash, file: string): Promise<void> =>
  pipeline(createReadStream(file), async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) hash.update(chunk);
  });

/**
 * A digest of all that a site is made from but for what earlier builds remember of its stock: code, options, settings as they are
 * resolved (they may import files from elsewhere), every byte of the tenant's folder and of the feed, and the day.
 * Throws what the disk throws.
 */
export async function inputsDigest(inputs: BuildInputs): Promise<string> {
  const { job, code, tenant, tenantFolder, feedFile, today } = inputs;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([code, job.feed, job.map, [...job.allow].sort(), today, tenant]));
  for (const file of await listFiles(tenantFolder)) {
    hash.update(`\0${file}\0`);
    await addFile(hash, path.join(tenantFolder, file));
  }
  hash.update('\0feed\0');
  await addFile(hash, feedFile);
  return hash.digest('base64url');
}

/**
 * That digest for a build, once its feed is fetched; undefined for builds that are always done (`whole`, previews, where
 * nobody says what the code is, with further feeds, which are fetched later), and when the feed cannot be had: whoever reads it says why.
 */
export async function siteInputs(
  { job, ...site }: Omit<BuildInputs, 'job' | 'code' | 'feedFile'> & { job: Omit<SiteJob, 'slug'> },
  fetched: Promise<FetchedFeed>,
): Promise<string | undefined> {
  const feed = await fetched.catch(() => undefined);
  const isAlwaysDone = job.whole || job.isPreview || site.tenant.further_feeds.length > 0;
  if (!job.code || isAlwaysDone || !feed) return undefined;
  const inputs = { ...site, job, code: job.code.all, feedFile: feed.file };
  return inputsDigest(inputs).catch(() => undefined);
}
