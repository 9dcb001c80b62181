import type { Plugin } from 'vite';
import { oneNodeScript } from './one-script.ts';

const ENTRY = '\0packages.mjs';

/** A module that hands on packages as objects, each as `import * as` gives it. */
const packagesModule = (names: readonly string[]): string =>
  [
    ...names.map((name, place) => `import * as package${place} from ${JSON.stringify(name)};`),
    `export const packages = [${names.map((_, place) => `package${place}`).join(', ')}];`,
  ].join('\n');

const entryOf = (names: readonly string[]): Plugin => ({
  name: 'forecourt-packages',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? packagesModule(names) : undefined),
});

/**
 * Makes one CommonJS file of packages and all that they import, as Node would load them in production, and gives its text; it
 * exports them as `packages`, in the order of `names`. Node takes ten times as long over their 400 files
 * (docs/decisions/0106-what-a-build-costs.md). Throws an Error for a package that is not installed.
 */
export const bundlePackages = (names: readonly string[]): Promise<string> =>
  oneNodeScript(ENTRY, 'cjs', {
    plugins: [entryOf(names)],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
  });
