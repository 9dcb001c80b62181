/// <reference types="astro/client" />

declare module 'virtual:tenant' {
  import type { Tenant } from './tenant/schema.ts';

  /** The tenant of this build, resolved. Pages and layouts read it; islands get slices of it as props. */
  export const tenant: Tenant;
  export const themeHref: string;
  export const logoHref: string;
}
