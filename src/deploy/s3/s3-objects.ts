import { createHash } from 'node:crypto';
import { cacheControlAt } from '../site-headers.ts';
import { isExact } from '../redirect-pattern.ts';
import type { DeploySite } from '../deploy-site.ts';

/** Folders of a bucket: the live site, and a folder for each preview. */
export const LIVE_FOLDER = 'live';
export const PREVIEWS_FOLDER = 'previews';

/**
 * An object of a bucket. Of a redirect or of a page that is gone it says the status that the answer is to have, which
 * the function of the distribution reads.
 */
export type S3Object = {
  key: string;
  /** Path of the file in the release; undefined for an object without a body. */
  file?: string;
  sha256: string;
  bytes: number;
  contentType: string;
  cacheControl: string;
  status?: number;
  location?: string;
};

const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** The key of what is at an address: pages have an ending there. */
export function keyOf(address: string): string {
  if (address === '/') return 'index.html';
  return /\.[a-z\d]+$/i.test(address) ? address.slice(1) : `${address.slice(1)}.html`;
}

/** The objects of a site below a folder of the bucket. A redirect that has a file at its address is left to the file. */
export function s3Objects(site: DeploySite, folder: string): S3Object[] {
  const gone = new Set(site.gone.map(keyOf));
  const files = site.files.map(({ path, sha256, bytes, contentType, cacheControl }) => ({
    key: `${folder}/${path}`,
    file: path,
    sha256,
    bytes,
    contentType,
    cacheControl,
    ...(gone.has(path) ? { status: 410 } : {}),
  }));
  const taken = new Set(files.map(({ key }) => key));
  const redirects = site.redirects.filter(isExact).filter(({ status }) => status !== 200);
  return [
    ...files,
    ...redirects.flatMap(({ from, to, status }) => {
      const key = `${folder}/${keyOf(from)}`;
      if (taken.has(key)) return [];
      return {
        key,
        sha256: EMPTY_SHA256,
        bytes: 0,
        contentType: 'text/html; charset=utf-8',
        cacheControl: cacheControlAt(site.headers, from),
        status,
        location: to,
      };
    }),
  ];
}
