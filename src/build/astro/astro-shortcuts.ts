import { fileURLToPath } from 'node:url';

const shim = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(`shims/${name}`, import.meta.url)));

/** A module of Astro: the end of its file, what is put at its start, and texts in it with what takes their place. */
export type Shortcut = {
  file: string;
  start: string;
  changes: readonly (readonly [from: string, to: string])[];
};

/**
 * Work that Astro does for each page, for servers or for other frameworks, and that gives these pages nothing. Only code that
 * is compiled for all sites goes without it: a whole build by Astro stays the measure of what it renders.
 */
export const ASTRO_SHORTCUTS: readonly Shortcut[] = [
  {
    file: '/astro/dist/runtime/server/render/page.js',
    start: `import { PageResponse } from ${shim('page-response.ts')};`,
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
    file: '/@astrojs/react/dist/server.js',
    start: `import { knownMarkup } from ${shim('known-markup.ts')};
const known = new WeakSet();
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
      [
        'html = ReactDOM.renderToString(vnode);',
        'html = knownMarkup(Component, newProps, () => ReactDOM.renderToString(vnode));',
      ],
    ],
  },
];

/**
 * A module of Astro with its shortcuts; any other as it is. Throws when the package has changed so that a text does not stand
 * in it exactly once.
 */
export function withShortcuts(code: string, id: string): string {
  const shortcut = ASTRO_SHORTCUTS.find(({ file }) => id.endsWith(file));
  if (!shortcut) return code;
  const changed = shortcut.changes.reduce((text, [from, to]) => {
    const [before, after, ...more] = text.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${id} is not as src/build/astro/astro-shortcuts.ts expects it: ${from}`);
    return `${before}${to}${after}`;
  }, code);
  return `${shortcut.start}\n${changed}`;
}

/** The Vite plugin that takes them. */
export const astroShortcuts = {
  name: 'astro-shortcuts',
  transform: (code: string, id: string) => ({ code: withShortcuts(code, id.split('?')[0] ?? id), map: null }),
};
