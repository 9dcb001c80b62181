import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the list of locations that its search reads. */
export const pageParts = new PageParts<{
  /** A block, with the words of its locations, a line for each tab. */
  words: string;
  /** Says how many blocks show. */
  status: true;
  /** Shows where none does. */
  nothing: true;
}>();
