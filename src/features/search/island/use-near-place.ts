import { useEffect, useState } from 'react';
import type { NamedPlace } from '../../../domain/location/find-place.ts';
import type { NearPlace } from '../../../domain/search/near.ts';
import { findNearPlace } from '../../../services/search/search-client.ts';
import { useSearchState } from './use-search-state.ts';
import { useTypedQuery } from './use-typed-query.ts';

/** Looks up the place of the present search; none until it is known (spec L8). */
export function useNearPlace(): NearPlace {
  const { state } = useSearchState();
  const { near = '', query = '' } = state;
  const typed = useTypedQuery(query);
  const [known, setKnown] = useState<{ near: string; place: NamedPlace | undefined }>();
  useEffect(() => {
    let isWanted = near !== '';
    if (isWanted)
      findNearPlace(near).then(
        (place) => isWanted && setKnown({ near, place }),
        // The search itself says that nothing can be fetched.
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [near]);
  if (near === '') return { place: typed?.near, isUnknown: false };
  const isKnown = known?.near === near;
  return { place: isKnown ? known.place : undefined, isUnknown: isKnown && known.place === undefined };
}
