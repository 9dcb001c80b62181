import { CALLS_MARK, WEBSITE_MARK } from '../domain/platform/calls-marks.ts';

/** What the layout says of who answers this page's calls (domain/platform/site-calls). */
const said = (mark: string): string | null => document.documentElement.getAttribute(mark);

/** Whether somebody answers the calls of this page; a site of files alone has nobody to ask. */
export const hasCalls = (): boolean => said(CALLS_MARK) !== null;

/** The address of a call at a path, on the dealer's platform or on the host of the site (spec K). */
export const callAddress = (path: string): string => `${said(CALLS_MARK) ?? ''}${path}`;

/** The site as whoever answers knows it. */
export const websiteId = (): string => said(WEBSITE_MARK) ?? '';
