import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';

/** Every site that was built for tests: five demo dealers and the fixtures, each with the folder that it lies in. */
export const builtSiteFolders = (): { folder: string; slug: string }[] =>
  [DEMO_SITES, FIXTURE_SITES].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => existsSync(path.join(folder, name, 'index.html')))
      .map((slug) => ({ folder, slug })),
  );
