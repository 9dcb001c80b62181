import { hash } from 'node:crypto';
import { SHORT_LIVED_PAGES } from './short-lived-pages.ts';
import { shim, type Change, type PartChange, type Shortcut } from './shortcut.ts';

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
  ...SHORT_LIVED_PAGES,
];

/** The text of `code` that a change takes away; undefined when it is not there, not as it was, or there twice. */
function changedText(code: string, change: Change | PartChange): string | undefined {
  const from = 'from' in change ? change.from : change[0];
  const at = code.indexOf(from);
  if (at === -1 || code.includes(from, at + 1)) return undefined;
  if (!('from' in change)) return from;
  const end = code.indexOf(change.upTo, at);
  const text = code.slice(at, end);
  return end !== -1 && hash('sha256', text) === change.sha256 ? text : undefined;
}

/**
 * A module of Astro with its shortcuts; any other as it is. Throws when the package has changed so that a text does not stand
 * in it exactly once.
 */
export function withShortcuts(code: string, id: string): string {
  const shortcut = ASTRO_SHORTCUTS.find(({ file }) => id.endsWith(file));
  if (!shortcut) return code;
  const changed = shortcut.changes.reduce((text, change) => {
    const from = changedText(text, change);
    if (from !== undefined) return text.replace(from, () => ('from' in change ? change.to : change[1]));
    const expected = 'from' in change ? change.from : change[0];
    throw new Error(`${id} is not as src/build/astro/astro-shortcuts.ts expects it: ${expected}`);
  }, code);
  return `${shortcut.start}\n${changed}`;
}

/** The Vite plugin that takes them. */
export const astroShortcuts = {
  name: 'astro-shortcuts',
  transform: (code: string, id: string) => ({ code: withShortcuts(code, id.split('?')[0] ?? id), map: null }),
};
