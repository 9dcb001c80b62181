import { startServer } from '../../src/serve/start-server.ts';
import { buildDemoSites, DEMO_SITES } from '../built-sites.ts';
import { DEMO_PORT } from './demo-port.ts';

/** Builds the demo sites (fast when nothing changed) and serves them as a CDN would, until the tests are done. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildDemoSites();
  const server = await startServer({ outFolder: DEMO_SITES, port: DEMO_PORT });
  return () => server.close();
}
