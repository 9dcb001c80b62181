import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { oneNodeScript } from './one-script.ts';

/** Packages that stay as they are: with machine code of their own, or needed by few builds and large. */
const LEFT_OUT = ['astro', 'sharp', 'ssh2', 'vite'];
const PLACE = 'import.meta.url';

/** Has modules below the project know their place, from that of a file in `folder`: a checkout may be moved. */
const placesOf = (folder: string): Plugin => ({
  name: 'forecourt-places',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(PROJECT_ROOT + path.sep) || id.includes('node_modules') || !code.includes(PLACE))
      return undefined;
    const relative = JSON.stringify(path.relative(folder, id).split(path.sep).join('/'));
    return code.replaceAll(PLACE, `new URL(${relative}, ${PLACE}).href`);
  },
});

/**
 * Makes one module of a script, absolute, and of all that it imports, to be written into `folder`, inside the project; gives its
 * text. Throws an Error for a module that cannot be read.
 */
export const joinModules = (script: string, folder: string): Promise<string> =>
  oneNodeScript(script, 'es', {
    plugins: [placesOf(folder)],
    ssr: { noExternal: true, external: LEFT_OUT },
  });
