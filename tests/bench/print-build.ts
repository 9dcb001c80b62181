import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runNode } from './run-node.ts';

/** The dealer whose site is built with the feeds of benches. */
export const TENANT = 'plain';

/** The folder that has the dealer, of this code or of that in `root`. */
export const tenantsOf = (root = PROJECT_ROOT): string => path.join(root, 'tests', 'tenants');

/** Builds the dealer's site in `out` from a CSV feed, with this code or that in `root`, and gives its first report as JSON says it. */
export async function printBuild(feed: string, map: string, out: string, root?: string): Promise<unknown> {
  const args = [TENANT, '--tenants', tenantsOf(root), '--out', out, '--feed', feed, '--map', map, '--json'];
  const printed = await runNode(path.join(root ?? PROJECT_ROOT, 'scripts', 'build.ts'), args);
  return (JSON.parse(printed) as { tenants: unknown[] }).tenants[0];
}
