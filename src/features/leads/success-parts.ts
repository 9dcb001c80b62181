import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of /success that its script shows. */
export const successParts = new PageParts<{
  /** The words for one category. */
  category: string;
  /** The words that show. */
  chosen: true;
}>();
