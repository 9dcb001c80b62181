import type { Plugin } from 'vite';
import { type AstroPatch, patchedModule } from './astro-patch.ts';
import { ASTRO_PATCHES } from './short-lived-pages.ts';

/** The variable that names patches to leave out, with commas between, or `all`: for tests and for measuring what each gives. */
export const WITHOUT_PATCHES = 'FORECOURT_WITHOUT_PATCHES';

const wantedPatches = (without = ''): readonly AstroPatch[] =>
  without === 'all' ? [] : ASTRO_PATCHES.filter(({ name }) => !without.split(',').includes(name));

/** A Vite plugin, and the names of the patches whose texts the installed packages do not have, once it has run. */
export function astroPatches(without = process.env[WITHOUT_PATCHES]): {
  plugin: Plugin;
  notFound: () => string[];
} {
  const wanted = wantedPatches(without);
  const made = new Set<string>();
  const plugin: Plugin = {
    name: 'forecourt-astro-patches',
    transform: (code, id) => {
      const file = id.split('?')[0] ?? id;
      const patches = wanted.filter((patch) => file.endsWith(patch.file));
      if (patches.length === 0) return undefined;
      let patched = code;
      for (const patch of patches) {
        const changed = patchedModule(patched, patch);
        if (changed === undefined) continue;
        patched = changed;
        made.add(patch.name);
      }
      return { code: patched, map: null };
    },
  };
  return { plugin, notFound: () => wanted.map(({ name }) => name).filter((name) => !made.has(name)) };
}
