import { createRequire } from 'node:module';
import path from 'node:path';

/** The files of the code that renders, and of the packages that it imports, in a folder of compiled code. */
export const SITE_CODE = 'site.cjs';
export const PACKAGES = 'packages.cjs';

/** What the first gives to the code that requires it (bundle-site-code.ts). */
export type SiteCode = {
  /** Runs all modules for one site, and gives what the first of them exports. */
  start: (packages: readonly object[]) => unknown;
};

/** What the second gives (bundle-packages.ts): packages in the order in which `start` wants them. */
export type Packages = { packages: readonly object[] };

const require = createRequire(import.meta.url);

/**
 * Runs the code in `folder`, absolute, for one site, and gives what its first module exports. What modules read when they are
 * run, and what they remember, is of this run alone, and goes when nobody holds what was given; packages are shared by all
 * runs. V8 compiles and optimizes the code once a process. Throws what a module throws while it is run.
 */
export function runSiteCode(folder: string): unknown {
  const { packages } = require(path.join(folder, PACKAGES)) as Packages;
  const { start } = require(path.join(folder, SITE_CODE)) as SiteCode;
  return start(packages);
}
