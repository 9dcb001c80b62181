/** What the layout says of who answers this page's calls (domain/site/site-calls). */
const said = (): DOMStringMap => document.documentElement.dataset;

/** Whether somebody answers the calls of this page; a site of files alone has nobody to ask. */
export const hasCalls = (): boolean => said()['calls'] !== undefined;

/** The address of a call at a path, on the dealer's platform or on the host of the site (spec K). */
export const callAddress = (path: string): string => `${said()['calls'] ?? ''}${path}`;

/** The site as whoever answers knows it. */
export const websiteId = (): string => said()['website'] ?? said()['site'] ?? '';
