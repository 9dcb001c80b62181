import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the home page that its scripts read. */
export const pageParts = new PageParts<{
  /** QuickFindCounts as JSON, and the words for one vehicle and for several. */
  counts: string;
  one: string;
  many: string;
  /** The path of a choice's list. */
  path: string;
  /** What the button says it shows. */
  show: true;
}>();
