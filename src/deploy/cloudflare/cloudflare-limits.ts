import { largest, type Limit } from '../check-limits.ts';
import type { HostFiles } from '../deploy-site.ts';
import { isExact } from '../redirect-pattern.ts';

const LIMITS_PAGE = 'developers.cloudflare.com/workers/platform/limits';
const HEADERS_PAGE = 'developers.cloudflare.com/workers/static-assets/headers';
const REDIRECTS_PAGE = 'developers.cloudflare.com/workers/static-assets/redirects';

const linesOf = ({ bundle }: HostFiles, name: string): string[] =>
  (bundle.find(({ path }) => path === name)?.text ?? '').split('\n').filter((line) => line.trim() !== '');

const longest = (lines: readonly string[]) =>
  largest(
    lines,
    (line) => line.length,
    (line) => line.trim().slice(0, 40),
  );

/** What Cloudflare takes, of Pages and of a version of a Worker alike. */
export const CLOUDFLARE_LIMITS: readonly Limit[] = [
  {
    what: 'Files',
    most: 100_000,
    source: `${LIMITS_PAGE}: static asset files, paid plan`,
    measure: ({ files }) => ({ figure: files.length }),
  },
  {
    what: 'Files on a free plan',
    most: 20_000,
    source: `${LIMITS_PAGE}: static asset files, free plan`,
    measure: ({ files }) => ({ figure: files.length }),
    warns: true,
  },
  {
    what: 'Bytes of a file',
    most: 25 * 1024 * 1024,
    source: `${LIMITS_PAGE}: individual static asset file size, 25 MiB`,
    measure: ({ files }) =>
      largest(
        files,
        ({ bytes }) => bytes,
        ({ path }) => path,
      ),
  },
  {
    what: 'Rules in _headers',
    most: 100,
    source: `${HEADERS_PAGE}: 100 rules`,
    measure: ({ headers }) => ({ figure: headers.length }),
  },
  {
    what: 'Characters in a line of _headers',
    most: 2_000,
    source: `${HEADERS_PAGE}: 2,000 characters a line`,
    measure: (_site, files) => longest(linesOf(files, '_headers')),
  },
  {
    what: 'Redirects of one address',
    most: 2_000,
    source: `${REDIRECTS_PAGE}: 2,000 static redirects`,
    measure: ({ redirects }) => ({ figure: redirects.filter(isExact).length }),
  },
  {
    what: 'Redirects with a pattern',
    most: 100,
    source: `${REDIRECTS_PAGE}: 100 dynamic redirects`,
    measure: ({ redirects }) => ({ figure: redirects.filter((redirect) => !isExact(redirect)).length }),
  },
  {
    what: 'Characters of a redirect',
    most: 1_000,
    source: `${REDIRECTS_PAGE}: 1,000 characters each`,
    measure: (_site, files) => longest(linesOf(files, '_redirects')),
  },
];
