import { useInstantSearch } from 'react-instantsearch';
import { resetSearch } from '../../../services/search/search-client.ts';

/** Said when a search failed: the last good results stay below it, and it can be tried again (spec S13). */
export function SearchNotice() {
  const { error, refresh } = useInstantSearch({ catchError: true });
  return (
    <div role="status">
      {error && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-medium bg-warning-soft px-4 py-3">
          The search is not answering just now. What you see are the last results.
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void resetSearch().then(refresh)}
          >
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
