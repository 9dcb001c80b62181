import workerAddress from './search-worker.ts?worker&url';
import type { WorkerLike } from './worker-answerer.ts';

type Policy = { createScriptURL: (address: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** Lets through the addresses of our own scripts only; throws a TypeError for any other. */
function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && pathname.startsWith('/_astro/') && pathname.endsWith('.js'))
    return address;
  throw new TypeError(`${address} is not a script of this site`);
}

/** Starts the search worker; its address passes the one Trusted Types policy that the site's headers allow. */
export function startWorker(): WorkerLike {
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= policies?.createPolicy('forecourt', { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
}
