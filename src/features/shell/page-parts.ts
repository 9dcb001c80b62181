import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of what is around every page that its scripts read. */
export const pageParts = new PageParts<{
  /** SearchBoxSettings as JSON. */
  settings: string;
  /** What the search box says where it finds nothing. */
  empty: true;
}>();
