import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of a list that its island reads before it wakes. */
export const pageParts = new PageParts<{
  /** A field, by what it asks about: 'query', 'sortBy', a facet, or 'price.max'. */
  field: string;
}>();
