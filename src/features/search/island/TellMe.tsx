import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '../../../components/ui/Icon.tsx';
import { readSavedSearch, savedSearchHref } from '../../../domain/saved-search/saved-search.ts';
import { writeSearchState } from '../../../domain/search/search-url.ts';
import { useIslandData } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** Leads to the form that asks to be told of what is new for the search as it is now (spec A12). */
export function TellMe() {
  const { facets, listing, settings, keepsSearches } = useIslandData();
  const { state } = useSearchState();
  if (!keepsSearches) return null;
  const parameters = writeSearchState(state, new URLSearchParams(), facets);
  const { query } = readSavedSearch(parameters, facets, settings.default_sort);
  return (
    <a href={savedSearchHref({ list: listing.path, query })} className="button button-quiet" rel="nofollow">
      <Icon name="mail" className="size-5" />
      Tell me when one comes
    </a>
  );
}

/** The same below a list that has cars; an empty one has it in its card. */
export function TellMeBelow() {
  const { keepsSearches } = useIslandData();
  const { results } = useInstantSearch();
  if (!keepsSearches || results.nbHits === 0) return null;
  return (
    <p className="mt-8 flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-large bg-raised p-5">
      Not the right one yet?
      <TellMe />
    </p>
  );
}
