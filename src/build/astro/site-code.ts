import { createRequire } from 'node:module';

/** The file of the code that renders, in a folder of compiled code. */
export const SITE_CODE = 'site.cjs';

/** What that file gives to whoever requires it (bundle-site-code.ts). */
export type SiteCode = {
  /** Loads the packages that the code imports, in the order in which `start` wants them. */
  packages: () => Promise<object[]>;
  /** Runs all modules for one site, and gives what the first of them exports. */
  start: (packages: readonly object[]) => unknown;
};

const require = createRequire(import.meta.url);
const packagesOf = new Map<string, Promise<object[]>>();

/**
 * Runs the code in `file`, absolute, for one site, and gives what its first module exports. What modules read when they are
 * run, and what they remember, is of this run alone, and goes when nobody holds what was given; packages are shared by all
 * runs. V8 compiles and optimizes the code once a process. Throws what a module throws while it is run.
 */
export async function runSiteCode(file: string): Promise<unknown> {
  const { packages, start } = require(file) as SiteCode;
  const loaded = packagesOf.get(file) ?? packages();
  packagesOf.set(file, loaded);
  return start(await loaded);
}
