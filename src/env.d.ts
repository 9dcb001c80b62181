/// <reference types="astro/client" />

declare module 'virtual:tenant' {
  // A module declared here cannot import: a relative path would quietly become `any`.
  /* eslint-disable @typescript-eslint/consistent-type-imports */
  /** The tenant of this build, resolved. pages/_site.ts reads it; all else gets slices of it as props. */
  export const tenant: import('./tenant/schema.ts').Tenant;
  /** The address of the tenant's colours, corners and shadows: the first style of every page. */
  export const themeHref: string;
  export const logoHref: string;
}
