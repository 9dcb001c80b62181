import { useCallback, useState } from 'react';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CompactToggle } from './CompactToggle.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterButton, FilterSheet } from './FilterSheet.tsx';
import { AnswersProvider, CountFeaturesProvider, NearProvider } from './island-context.ts';
import { QueryBox } from './QueryBox.tsx';
import { ResultCount } from './ResultCount.tsx';
import { ResultPages } from './ResultPages.tsx';
import { ResultsGrid } from './ResultsGrid.tsx';
import { ResultStatus } from './ResultStatus.tsx';
import { SearchNotice } from './SearchNotice.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TellMeBelow } from './TellMe.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useHeldList } from './use-held-list.ts';
import { useNearPlace } from './use-near-place.ts';
import { useSearchAddress } from './use-search-address.ts';
import { useSearchAnswers } from './use-search-answers.ts';

/** Filters beside the results; on a phone in a sheet (spec S3, S4). */
export function SearchView() {
  const [countsFeatures, setCountsFeatures] = useState(false);
  const countFeatures = useCallback(() => setCountsFeatures(true), []);
  const answers = useSearchAnswers(countsFeatures);
  const sheet = useFilterSheet();
  const { address, unoffered } = useSearchAddress(answers, sheet.closeByBack);
  const near = useNearPlace();
  const isUnanswered = useHeldList(answers);
  return (
    <AnswersProvider value={answers}>
      <NearProvider value={near}>
        <QueryBox />
        <div className="search-columns lg:grid lg:grid-cols-[16rem_1fr] lg:gap-10">
          <FilterSheet sheet={sheet}>
            <CountFeaturesProvider value={countFeatures}>
              <FilterPanel />
            </CountFeaturesProvider>
          </FilterSheet>
          <section aria-label="Results" className="min-h-dvh min-w-0">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <ResultCount />
              <CompactToggle />
              <div className="flex flex-wrap gap-3 max-lg:w-full">
                <FilterButton sheet={sheet} />
                <SortSelect />
              </div>
              <ActiveFilters />
            </div>
            <ResultStatus />
            <SearchNotice isUnanswered={isUnanswered} unoffered={unoffered} />
            <ResultsGrid address={address} />
            <ResultPages />
            <TellMeBelow />
          </section>
        </div>
      </NearProvider>
    </AnswersProvider>
  );
}
