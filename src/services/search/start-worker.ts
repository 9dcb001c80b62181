import { ownScript } from './own-script.ts';
import workerAddress from './search-worker.ts?worker&url';
import type { WorkerLike } from './worker-transport.ts';

type Policy = { createScriptURL: (address: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * Starts the search worker; its address passes the one Trusted Types policy that the site's headers allow. Throws a
 * TypeError for an address of another site.
 */
export function startWorker(): WorkerLike {
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  const rules: Policy = { createScriptURL: (address) => ownScript(address, location.href) };
  policy ??= policies?.createPolicy('forecourt', rules) ?? rules;
  return new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
}
