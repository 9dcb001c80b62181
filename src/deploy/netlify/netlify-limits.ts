import path from 'node:path';
import { largest, type Limit } from '../check-limits.ts';

/** What Netlify takes. */
export const NETLIFY_LIMITS: readonly Limit[] = [
  {
    what: 'Files in one folder',
    most: 54_000,
    source: 'answers.netlify.com, "file limit per directory": 54,000 files',
    measure: ({ files }) => {
      const folders = new Map<string, number>();
      for (const file of files) {
        const folder = path.posix.dirname(file.path);
        folders.set(folder, (folders.get(folder) ?? 0) + 1);
      }
      return largest(
        [...folders],
        ([, count]) => count,
        ([folder]) => folder,
      );
    },
  },
  {
    what: 'Redirects',
    most: 10_000,
    source: 'docs.netlify.com/manage/routing/redirects/overview: from 10,000 on a deploy may fail',
    measure: ({ redirects }) => ({ figure: redirects.length }),
  },
];
