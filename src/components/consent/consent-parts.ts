import { PageParts } from '../ui/page-parts.ts';

/** What the scripts of consent find in a page. */
export const consentParts = new PageParts<{
  /** The button that opens the choices again, with the kinds that the site asks about, spaces between them. */
  'privacy-choices': string;
}>();
