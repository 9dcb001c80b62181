import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const OF_SITE = /\?site=\d+$/;

/** Numbers the imports; the hook is there from the first one on. */
let imports = 0;

/** Modules that a module with a number imports by a relative path get its number: they are instances of their own, too. */
function passNumbersOn(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const number = OF_SITE.exec(context.parentURL ?? '')?.[0];
      if (number === undefined || !specifier.startsWith('.')) return next(specifier, context);
      // Compiled code names whole files: Node need not look for them on the disk.
      return { url: `${new URL(specifier, context.parentURL).href}${number}`, shortCircuit: true };
    },
  });
}

/**
 * Imports a module and all that it imports by relative paths as instances that no earlier import shares: what they read when
 * they are loaded, and what they remember, is of this import alone. Packages are shared. Instances stay in memory until
 * the process ends. Gives the module's namespace; throws what importing it throws.
 */
export function importApart(file: string): Promise<unknown> {
  if (imports === 0) passNumbersOn();
  imports += 1;
  return import(/* @vite-ignore */ `${pathToFileURL(file).href}?site=${imports}`);
}
