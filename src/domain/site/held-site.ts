/**
 * The name on globalThis under which pages hold what they are planned from, as objects. Modules stay in memory until a process
 * ends; the build empties these when all pages are rendered (src/build/render/let-site-go.ts).
 */
export const HELD_SITE = Symbol.for('forecourt.held-site');
