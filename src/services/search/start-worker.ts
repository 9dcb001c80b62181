import { scriptAddress } from '../script-policy.ts';
import workerAddress from './search-worker.ts?worker&url';
import type { WorkerLike } from './worker-transport.ts';

/**
 * Starts the search worker; its address passes the one Trusted Types policy that the site's headers allow. Throws a
 * TypeError for an address of another site.
 */
export function startWorker(): WorkerLike {
  const address = scriptAddress(workerAddress);
  return new Worker(address, { type: 'module' });
}
