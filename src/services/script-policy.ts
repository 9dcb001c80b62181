import { ownScript } from './own-script.ts';

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
