import { useEffect, useState } from 'react';
import { VehicleCard } from '../../../components/vehicle/VehicleCard.tsx';
import { cardFromHit, type SearchHit } from '../../../domain/search/card-from-hit.ts';
import { withAway } from '../../../domain/search/near.ts';
import { withWeekly } from '../../../domain/search/weekly-card.ts';
import type { VehicleCard as VehicleCardData } from '../../../domain/vehicle/vehicle-card.ts';
import { countWords } from '../../../domain/search/listing-words.ts';
import { findWaysOut } from '../../../services/search/search-client.ts';
import type { WaysOut } from '../../../services/search/ways-out.ts';
import { NoResults } from '../NoResults.tsx';
import { withWeeklyTerms } from '../WeeklyTerms.tsx';
import { CardPhotos } from './CardPhotos.tsx';
import { useIslandData, useNear } from './island-context.ts';
import { TellMe } from './TellMe.tsx';
import { useSearchState } from './use-search-state.ts';

/** The empty card of a list with its ways out, and the nearest cars below it (spec S6). */
export function EmptyList({ listFilter }: { listFilter: string }) {
  const { settings, soldDays, today, refreshPath, similarPath, stockNoun, weekly } = useIslandData();
  const { become } = useSearchState();
  const { ways, nearest } = useWaysOut(listFilter);
  const { place } = useNear();
  const cardOf = (hit: SearchHit): VehicleCardData =>
    withWeekly(
      withAway(
        cardFromHit(hit, { ...settings, ...(soldDays !== undefined && { soldDays }) }, today),
        hit,
        place?.at,
      ),
      hit,
      weekly,
    );
  return (
    <>
      <NoResults
        refreshPath={refreshPath}
        similarPath={similarPath}
        tellMe={<TellMe />}
        waysOut={
          <div role="status">
            {ways.length > 0 && (
              <div className="mt-3 grid justify-items-center gap-3">
                <p className="font-semibold">Try instead:</p>
                <ul className="flex flex-wrap justify-center gap-2">
                  {ways.map(({ says, state, count }) => (
                    <li key={says}>
                      <button type="button" className="button button-quiet" onClick={() => become(state)}>
                        {`${says}: ${countWords(count, stockNoun)}`}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        }
      />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-matches" className="mt-10">
          <h2 id="nearest-matches" className="mb-4 text-heading">
            Close to what you're after
          </h2>
          <ul className="results-grid">
            {withWeeklyTerms(
              nearest.map((hit) => (
                <li key={String(hit['id'])}>
                  <VehicleCard card={cardOf(hit)} images={settings.images} Photos={CardPhotos} />
                </li>
              )),
              weekly,
            )}
          </ul>
        </section>
      )}
    </>
  );
}

const NONE: WaysOut = { ways: [], nearest: [] };

/** The ways out of what is asked now; none until they are known. */
function useWaysOut(listFilter: string): WaysOut {
  const { facets } = useIslandData();
  const { state } = useSearchState();
  const [known, setKnown] = useState<{ asked: string; found: WaysOut }>();
  const asked = JSON.stringify(state);
  useEffect(() => {
    let isWanted = true;
    void findWaysOut({ state, facets, listFilter }).then((found) => isWanted && setKnown({ asked, found }));
    return () => {
      isWanted = false;
    };
    // The state is a new object at each render; what it says is not.
  }, [asked, facets, listFilter]);
  return known?.asked === asked ? known.found : NONE;
}
