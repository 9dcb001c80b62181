import { useEffect, useState } from 'react';
import { understand } from '../../../services/search/search-client.ts';
import type { TypedQuery } from '../../../services/search/typed-query.ts';

/** What the present query says to the stock (spec S2); undefined until that is known, and of an empty query. */
export function useTypedQuery(query: string): TypedQuery | undefined {
  const [known, setKnown] = useState<{ query: string; typed: TypedQuery | undefined }>();
  useEffect(() => {
    let isWanted = query !== '';
    if (isWanted) void understand(query).then((typed) => isWanted && setKnown({ query, typed }));
    return () => {
      isWanted = false;
    };
  }, [query]);
  return known?.query === query ? known.typed : undefined;
}
