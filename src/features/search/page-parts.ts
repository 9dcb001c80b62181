import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of a list that its island reads before its search has started. */
export const pageParts = new PageParts<{
  /** A field, by what it asks about: 'query', 'sortBy', a facet, or 'price.max'. */
  field: string;
  /** A button that picks a greatest figure, which is its value, by its facet. */
  pick: string;
}>();
