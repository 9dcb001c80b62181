import { useInstantSearch } from 'react-instantsearch';
import { listingHref } from '../../../domain/search/listing-href.ts';
import { unofferedWords } from '../../../domain/search/search-url.ts';
import { resetSearch } from '../../../services/search/search-client.ts';
import { useIslandData } from './island-context.ts';

/**
 * Said when a search failed (spec S13): the last good results stay below it, and it can be tried again. Where the page was
 * opened with filters there are none yet, and it leads to the list without them. So is what an address asks that this list has no
 * filter for.
 */
export function SearchNotice({
  isUnanswered,
  unoffered,
}: {
  isUnanswered: boolean;
  unoffered: readonly string[];
}) {
  const { listing } = useIslandData();
  const { error, refresh } = useInstantSearch({ catchError: true });
  return (
    <div role="status">
      {unoffered.length > 0 && <p className="search-notice">{unofferedWords(unoffered)}</p>}
      {error && (
        <div className="search-notice">
          <p>{`Search isn't working right now.${!isUnanswered ? ' These are your last results.' : ''}`}</p>
          <p className="flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void resetSearch().then(refresh)}
            >
              Try again
            </button>
            {isUnanswered && (
              <a href={listingHref(listing.path)} className="button button-quiet">
                See the list without filters
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
