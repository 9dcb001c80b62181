import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch (client-touch.ts); with `"view"` also at the first sign of a visitor. */
    'client:touch'?: boolean | 'view';
  }
}
