import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { S3Object } from './s3-objects.ts';

/** What is known of a folder of a bucket; kept in the bucket itself, outside of what is served. */
export const BucketState = z.object({
  /** The release that is live; undefined before the first is whole. */
  release: z.string().optional(),
  /** The release that was live before it. */
  before: z.string().optional(),
  /** Marks of the objects that are there, by key: those of a push that was stopped too. */
  objects: z.record(z.string(), z.string()),
  /** Since when objects are no longer needed, as moments of ISO 8601, by key. */
  leaving: z.record(z.string(), z.string()),
});
export type BucketState = z.output<typeof BucketState>;

/** The key of the state of a folder, as `live` or `previews/a-branch`. */
export const stateKey = (folder: string): string => `state/${folder}.json`;

/** The same for the same bytes with the same headers alone. */
export const objectMark = ({ sha256, contentType, cacheControl, status, location }: S3Object): string =>
  createHash('sha256')
    .update([sha256, contentType, cacheControl, status ?? '', location ?? ''].join('\n'))
    .digest('hex')
    .slice(0, 32);
