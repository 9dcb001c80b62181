import { largest, type Limit } from '../check-limits.ts';
import type { VercelRoute } from './vercel-files.ts';

const LIMITS_PAGE = 'vercel.com/docs/limits';

const routesOf = (text: string | undefined): VercelRoute[] =>
  text === undefined ? [] : (JSON.parse(text) as { routes: VercelRoute[] }).routes;

/** What Vercel takes. */
export const VERCEL_LIMITS: readonly Limit[] = [
  {
    what: 'Routes (headers, redirects and the backend together)',
    most: 2_048,
    source: 'vercel.com/docs/project-configuration: 2,048 routes a deployment',
    measure: (_site, { bundle }) => ({
      figure: routesOf(bundle.find(({ path }) => path === 'vercel.json')?.text).length,
    }),
  },
  {
    what: 'Bytes of a file',
    most: 100 * 1024 * 1024,
    source: `${LIMITS_PAGE}: static file uploads, 100 MB on the smallest plan`,
    measure: ({ files }) =>
      largest(
        files,
        ({ bytes }) => bytes,
        ({ path }) => path,
      ),
  },
];
