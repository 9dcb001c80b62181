/** The script of every page that keeps its address from release to release; all other files of a page carry a hash. */
const BEFORE_PAINT = '/before-paint.js';

const NAMED =
  /(?:src|href|component-url|renderer-url)="(\/_astro\/[\w.-]+|\/logo\.svg\?v=\w+|\/before-paint\.js)"/g;
/** As the bundler writes an import at the top of a script; what is imported on demand has a bracket before its name. */
const IMPORTED = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

const ON_DEMAND = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

/** The files of its site that a page names and is not whole without, pictures of vehicles aside (spec A6, F12). */
export const filesOfPage = (html: string): string[] => found(html, NAMED);

/** The scripts that one of a release imports when it starts, as addresses of the site. */
export const importsOfScript = (script: string): string[] =>
  found(script, IMPORTED).map((name) => `/_astro/${name}`);

/** The scripts that one of a release imports once they are needed, as addresses of the site. */
export const importsOnDemand = (script: string): string[] =>
  found(script, ON_DEMAND).map((name) => `/_astro/${name}`);

/** True if an address (path and query) is that of a file that carries its release in its name. */
export const isHashedFile = (address: string): boolean =>
  /^\/_astro\/[\w.-]+$|^\/logo\.svg\?v=\w+$/.test(address);

/**
 * How the worker of a garage answers for an address (path and query) of its page or of what that loads: `newest` asks the network first,
 * `kept` never changes under its name, and `nothing` is left to the browser, every call of the site among it.
 */
export function keptAnswer(address: string, page: string): 'newest' | 'kept' | 'nothing' {
  const path = address.replace(/\?.*$/, '');
  if (path === page || address === BEFORE_PAINT) return 'newest';
  return isHashedFile(address) ? 'kept' : 'nothing';
}

const NAME = 'forecourt-garage';

/** True if a cache of a browser holds a page of a garage. */
export const isCacheOfPage = (name: string, page: string): boolean => name.startsWith(`${NAME}:${page}:`);

/** The cache that holds a page as one release has it; `digest` is of the page's HTML. */
export const cacheOfPage = (page: string, digest: string): string => `${NAME}:${page}:${digest}`;
