import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes Node read settings of tenants anew after each call of what it returns: a module that was imported once is otherwise
 * kept for good, and those it imports with it.
 */
export function readSettingsAnew(tenantsFolder: string): () => void {
  const ofTenants = `${pathToFileURL(path.resolve(tenantsFolder)).href}/`;
  let version = 0;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      return found.url.startsWith(ofTenants) ? { ...found, url: `${found.url}?read=${version}` } : found;
    },
  });
  return () => void (version += 1);
}
