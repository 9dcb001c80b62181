/// <reference types="astro/client" />

declare module 'virtual:tenant' {
  // A module declared here cannot import: a relative path would quietly become `any`.
  /* eslint-disable @typescript-eslint/consistent-type-imports */
  /** The tenant of this build, resolved. Pages and layouts read it; islands get slices of it as props. */
  export const tenant: import('./tenant/schema.ts').Tenant;
  export const themeHref: string;
  export const logoHref: string;
}
