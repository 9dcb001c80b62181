import { PageParts } from '../../components/ui/page-parts.ts';

/** What the script of the counting finds in a page. */
export const analyticsParts = new PageParts<{
  /** Where events are sent: a path of the site or an address. */
  'events-to': string;
}>();
