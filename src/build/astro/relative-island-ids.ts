import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ISLAND_MODULE = /\/astro\/dist\/runtime\/server\/render\/component\.js$/;
/** Where Astro puts a component's absolute path into the digest that becomes the `uid` of its island. */
const DIGESTED = '`<!--${metadata.componentExport.value}:${metadata.componentUrl}-->';
const RELATIVE = '${metadata.componentUrl.replace(' + `${JSON.stringify(ROOT)}, '')}-->`;

/**
 * Makes the ids of islands depend on paths below the project alone, so that a checkout elsewhere gives the same pages to
 * the byte. Throws when Astro's module is not as expected.
 */
export function relativeIslandIds(): Plugin {
  return {
    name: 'forecourt-relative-island-ids',
    transform: {
      filter: { id: ISLAND_MODULE },
      handler: (code) => {
        if (!code.includes(DIGESTED))
          throw new Error(
            'Astro digests islands in another way now: look at astroId in runtime/server/render/component.js, ' +
              'and correct src/build/astro/relative-island-ids.ts.',
          );
        return {
          code: code.replace(
            DIGESTED,
            DIGESTED.replace('${metadata.componentUrl}-->', () => RELATIVE),
          ),
          map: null,
        };
      },
    },
  };
}
