import { SITE_MARK } from '../domain/site/document-marks.ts';

/** Slug of the site whose page is open; undefined where no page says one. */
export const siteSlug = (): string | undefined =>
  document.documentElement.getAttribute(SITE_MARK) ?? undefined;
