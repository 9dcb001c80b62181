import { redirectsFile } from '../build/publish/redirects-file.ts';
import type { DeploySite } from './deploy-site.ts';
import { isExact } from './redirect-pattern.ts';

/**
 * The `_redirects` of hosts that read such a file: single addresses first, then those with a pattern. Cloudflare counts
 * everything behind the first pattern as one.
 */
export const hostRedirects = ({ redirects }: DeploySite): string =>
  redirectsFile([...redirects.filter(isExact), ...redirects.filter((redirect) => !isExact(redirect))]);
