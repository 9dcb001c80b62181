import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRedirectsFile, redirectFor } from '../../src/build/publish/redirects-file.ts';

/** Gives the address whose page a site shows at an address: itself, or another by a line of `_redirects` with 200 (spec F9). */
export function shownAddress(folder: string, slug: string): (address: string) => string {
  const redirects = parseRedirectsFile(readFileSync(path.join(folder, slug, '_redirects'), 'utf8'));
  return (address) => {
    const found = redirectFor(redirects, address);
    return found?.status === 200 ? found.to : address;
  };
}
