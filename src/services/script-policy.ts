import { OFFLINE_WORKER_PATH } from '../domain/offline/offline-site.ts';

/** Where Astro puts the scripts of a site; their names hold neither folders nor escapes. */
const OWN_SCRIPT = /^\/_astro\/[\w.-]+\.js$/;

/**
 * The rule of the site's one Trusted Types policy: answers `address` when it is a script of the site that
 * `page` (an absolute address) belongs to, and throws a TypeError for any other.
 */
export function ownScript(address: string, page: string): string {
  const { origin, pathname, search } = new URL(address, page);
  const isOwn = OWN_SCRIPT.test(pathname) || pathname === OFFLINE_WORKER_PATH;
  if (origin === new URL(page).origin && isOwn && !search) return address;
  throw new TypeError(`${address} is not a script of this site`);
}

type Policy = { createScriptURL: (address: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * The address of a script as a worker may start from it: it has passed the one Trusted Types policy that the site's headers
 * allow. Throws a TypeError for an address of another site.
 */
export function scriptAddress(address: string): string {
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  const rules: Policy = { createScriptURL: (script) => ownScript(script, location.href) };
  policy ??= policies?.createPolicy('forecourt', rules) ?? rules;
  return policy.createScriptURL(address);
}
