import { useEffect, useState } from 'react';
import { countWords } from '../../../domain/search/listing-words.ts';
import { findWaysOut } from '../../../services/search/search-client.ts';
import type { WayOut } from '../../../services/search/ways-out.ts';
import { useIslandData } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** What to leave out of a query that found nothing, each with the cars it then finds (spec S6); filters chosen beside it have their own way out. */
export function WaysOut({ listFilter }: { listFilter: string }) {
  const { stockNoun } = useIslandData();
  const { state, setQuery } = useSearchState();
  const { query = '', menu, refinementList, range, near } = state;
  const isTypedAlone = query !== '' && !menu && !refinementList && !range && !near;
  const asked = isTypedAlone ? query : '';
  const [known, setKnown] = useState<{ asked: string; ways: readonly WayOut[] }>();
  useEffect(() => {
    let isWanted = asked !== '';
    if (isWanted) void findWaysOut(asked, listFilter).then((ways) => isWanted && setKnown({ asked, ways }));
    return () => {
      isWanted = false;
    };
  }, [asked, listFilter]);
  const ways = known?.asked === asked ? known.ways : [];
  if (ways.length === 0) return null;
  return (
    <div className="mt-3 grid justify-items-center gap-3" role="status">
      <p className="font-semibold">{`These find ${stockNoun}:`}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {ways.map(({ leftOut, query: left, count }) => (
          <li key={left}>
            <button type="button" className="button button-quiet" onClick={() => setQuery(left)}>
              {`Without ${leftOut.join(' and ')}: ${countWords(count, stockNoun)}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
