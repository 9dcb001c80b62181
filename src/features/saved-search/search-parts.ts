import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the page with the form of a search that its script fills. */
export const searchParts = new PageParts<{
  /** ShownFacet[] as JSON. */
  facets: string;
  /** Hidden until it is known which search the address asks for, in `words`. */
  asked: true;
  words: true;
  /** The input with the search. */
  query: true;
  /** Links to feeds, which are given the search. */
  feed: true;
}>();
