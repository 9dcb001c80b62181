import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of /success that its script shows. */
export const successParts = new PageParts<{
  /** The words for one category. */
  category: string;
  /** The words that show. */
  chosen: true;
  /** The row of a detail of the lead, by its name; hidden where the lead has none. */
  detail: 'vehicle' | 'place' | 'hours' | 'reference';
}>();
