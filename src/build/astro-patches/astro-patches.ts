import type { Plugin } from 'vite';
import { type AstroPatch, importedPath, patchedModule } from './astro-patch.ts';
import { SHORT_LIVED_PAGES } from './short-lived-pages.ts';

export const ASTRO_PATCHES: readonly AstroPatch[] = [
  {
    name: 'page-as-text',
    file: '/astro/dist/runtime/server/render/page.js',
    start: `import { PageResponse } from ${importedPath('page-response.ts')};`,
    changes: [
      [
        `    body = encoder.encode(body);
    headers.set("Content-Length", body.byteLength.toString());
`,
        '',
      ],
      [
        `  if (status) {
    return`,
        `  if (typeof body === "string") {
    return new PageResponse(body, { headers, status, statusText });
  } else if (status) {
    return`,
      ],
    ],
  },
  {
    name: 'known-components',
    file: '/@astrojs/react/dist/server.js',
    start: `const known = new WeakSet();
async function takeNumber(page) {
  if (page?.result) incrementId(page.result);
  if (page) await getFormState(page);
}`,
    changes: [
      // Astro renders a component once to learn whether it is one of React, each time. Islands are numbered in the order in
      // which they are rendered, so what is not rendered takes its number, and as many turns.
      [
        `  let isReactComponent = false;
  function Tester`,
        `  if (known.has(Component)) {
    await takeNumber(this);
    return true;
  }
  let isReactComponent = false;
  function Tester`,
      ],
      [
        '  return isReactComponent;',
        `  if (isReactComponent) known.add(Component);
  return isReactComponent;`,
      ],
    ],
  },
  {
    name: 'known-markup',
    file: '/@astrojs/react/dist/server.js',
    start: `import { knownMarkup } from ${importedPath('known-markup.ts')};`,
    changes: [
      [
        'html = ReactDOM.renderToString(vnode);',
        'html = knownMarkup(Component, newProps, () => ReactDOM.renderToString(vnode));',
      ],
    ],
  },
  {
    name: 'known-digests',
    file: '/astro/dist/core/encryption.js',
    start: `const digests = {};
function generateCspDigest(data, algorithm) {
  const known = (digests[algorithm] ??= new Map());
  const found = known.get(data) ?? digestAnew(data, algorithm);
  known.set(data, found);
  return found;
}`,
    changes: [
      ['async function generateCspDigest(data, algorithm) {', 'async function digestAnew(data, algorithm) {'],
    ],
  },
  ...SHORT_LIVED_PAGES,
];

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
