import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A picture that is left out, with the reason in words for the dealer. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** A file of a tenant's folder; `modified` in milliseconds since 1970, `bytes` its length. */
export type PictureFile = { file: string; modified: number; bytes: number };

/**
 * Finds a picture below the tenant's folder. Throws PictureError when there is none, or when the path leads out of the
 * folder: by `..`, by a root, or by a link.
 */
export async function findPicture(url: string, tenantFolder: string): Promise<PictureFile> {
  const leavesFolder =
    url.split(/[\\/]/).includes('..') || path.isAbsolute(url) || path.win32.isAbsolute(url);
  if (leavesFolder || url.includes('\0')) throw new PictureError("leads out of the tenant's folder");
  const root = await realpath(tenantFolder);
  const file = await realpath(path.join(root, url)).catch(() => undefined);
  if (file === undefined) throw new PictureError('no such file');
  if (!file.startsWith(root + path.sep)) throw new PictureError("leads out of the tenant's folder");
  const found = await stat(file);
  if (!found.isFile()) throw new PictureError('is not a file');
  return { file, modified: found.mtimeMs, bytes: found.size };
}

/** A file's name as part of an address: small letters, digits and hyphens; `picture` when nothing is left. */
export function addressName(url: string): string {
  const name = path.posix.basename(url.replaceAll('\\', '/')).replace(/\.[^.]*$/, '');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'picture';
}
