import { startServer } from '../../src/serve/start-server.ts';
import { buildTestSites, DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { startPlatform } from './platform-server.ts';
import { DEMO_PORT, FIXTURE_PORT, PLATFORM_PORT } from './ports.ts';

/** Builds the demo sites and the fixtures (fast when nothing changed) and serves them as a CDN would, until the tests are done. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildTestSites();
  const servers = await Promise.all([
    startServer({ outFolder: DEMO_SITES, port: DEMO_PORT }),
    startServer({ outFolder: FIXTURE_SITES, port: FIXTURE_PORT }),
  ]);
  const endPlatform = await startPlatform(PLATFORM_PORT);
  return async () => {
    await endPlatform();
    await Promise.all(servers.map((server) => server.close()));
  };
}
