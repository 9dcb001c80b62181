const HELPER = '\0vite/preload-helper.js';

/**
 * What Vite calls around a part that loads on intent: it fetches the scripts that the part imports beside it. Vite's own,
 * 0.6 KB of every page, also waits for styles and reports failures in an event; these sites have neither.
 */
const SMALL = `export const __vitePreload = (load, scripts = []) => {
  for (const script of scripts) {
    const href = '/' + script;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};`;

/** The Vite plugin that puts it in the place of Vite's; a part with styles of its own stops the build. */
export const smallPreloadHelper = {
  name: 'small-preload-helper',
  enforce: 'pre' as const,
  load: (id: string) => (id === HELPER ? SMALL : undefined),
  writeBundle(_: unknown, bundle: Readonly<Record<string, { fileName: string; code?: string }>>): void {
    for (const { fileName, code = '' } of Object.values(bundle))
      if (/__vite__mapDeps=[^;\n]*\.css/.test(code))
        throw new Error(
          `${fileName} loads a part with styles on intent; src/build/astro/small-preload-helper.ts waits for none`,
        );
  },
};
