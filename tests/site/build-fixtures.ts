import { buildTestSites } from '../built-sites.ts';

/** Once before the site tests: every demo dealer and every fixture is really built. */
export default async function setup(): Promise<void> {
  await buildTestSites();
}
