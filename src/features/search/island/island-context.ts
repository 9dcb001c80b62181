import { createContext, useContext } from 'react';
import type { SearchAnswers } from './connect-search-state.ts';
import type { NearPlace } from '../../../domain/search/near.ts';
import type { SearchIslandData } from '../../../domain/search/search-island-data.ts';

function createRequiredContext<Value>(): { Provider: React.Provider<Value | undefined>; use: () => Value } {
  const Context = createContext<Value | undefined>(undefined);
  const use = (): Value => {
    const value = useContext(Context);
    if (value === undefined) throw new Error('a part of the search stands outside the search island');
    return value;
  };
  return { Provider: Context, use };
}

const data = createRequiredContext<SearchIslandData>();
const near = createRequiredContext<NearPlace>();
const answers = createRequiredContext<SearchAnswers>();
/** Has the features counted from now on. */
const countFeatures = createRequiredContext<() => void>();

export const IslandProvider = data.Provider;
export const NearProvider = near.Provider;
export const AnswersProvider = answers.Provider;
export const CountFeaturesProvider = countFeatures.Provider;

/** What the build told the island, with `today` as it is now; throws outside of the island. */
export const useIslandData = data.use;
/** What the facets of the present answer hold; throws outside of the island. */
export const useAnswers = answers.use;
/** The place that distances are measured from; throws outside of the island. */
export const useNear = near.use;
/** Has the features counted, once their filter is opened; throws outside of the island. */
export const useCountFeatures = countFeatures.use;
