export const YEAR_SECONDS = 31_536_000;

/** What the settings of a site say of the names below its host. */
export type SiteTransport = { https_subdomains: boolean };

/** The Strict-Transport-Security of a site: https alone, for a year (ASVS 3.4.1). A later answer replaces it in the browser. */
export const transportSecurity = ({ https_subdomains: below }: SiteTransport): string =>
  `max-age=${YEAR_SECONDS}${below ? '; includeSubDomains' : ''}`;
