import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { activeFilters } from '../../../domain/search/active-filters.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { RESULTS_ID, resultsHeading } from './results-heading.ts';
import { CLOSES_SHEET, type FilterSheetParts, OPENS_SHEET, SHEET_ID } from './use-filter-sheet.ts';
import { useResultWords } from './use-result-words.ts';
import { useSearchState } from './use-search-state.ts';

/** The filters beside the results, and on a phone in a sheet of full height (spec S4). */
export function FilterSheet({ sheet, children }: { sheet: FilterSheetParts; children: ReactNode }) {
  const { facets } = useIslandData();
  const { isCurrent } = useAnswers();
  const words = useResultWords();
  const { state, clearAll } = useSearchState();
  const { aside, panel, dialog, slot, onClosed } = sheet;
  const isFiltered = activeFilters(state, facets).length > 0;
  return (
    <>
      <aside ref={aside} aria-label="Filters" className="filter-side needs-script max-lg:hidden">
        <a
          href={`#${RESULTS_ID}`}
          className="button button-primary sr-only focus:not-sr-only focus:absolute focus:top-1 focus:left-1 focus:z-3 focus:px-4"
          onClick={(event) => {
            // The address stays that of the search, and the focus goes where the browser's own way would lead it.
            event.preventDefault();
            resultsHeading(event.currentTarget)?.focus();
          }}
        >
          {`Skip to ${isCurrent ? words : 'results'}`}
        </a>
        <div ref={panel}>{children}</div>
      </aside>
      <dialog ref={dialog} id={SHEET_ID} aria-label="Filters" className="filter-sheet" onClose={onClosed}>
        <div className="flex items-center justify-between border-b border-line px-5">
          <p className="py-4 text-heading font-semibold">Filters</p>
          <button
            type="button"
            className="-mr-3 grid size-11 place-items-center"
            aria-label="Close filters"
            {...CLOSES_SHEET}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <div ref={slot} className="filter-slot grow overflow-y-auto px-5 pt-4" />
        <div className="flex gap-3 border-t border-line px-5 py-4">
          {isFiltered && (
            <button type="button" className="button button-quiet" onClick={clearAll}>
              Clear all
            </button>
          )}
          <button
            type="button"
            className="button button-primary grow"
            {...CLOSES_SHEET}
            onClick={() => dialog.current?.close()}
          >
            {isCurrent ? `Show Me ${words}` : words}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Opens the sheet on a phone. */
export function FilterButton({ sheet }: { sheet: FilterSheetParts }) {
  const { facets } = useIslandData();
  const { state } = useSearchState();
  const chosen = activeFilters(state, facets).length;
  return (
    <button
      type="button"
      className="button button-quiet needs-script relative max-lg:px-4 lg:hidden"
      {...OPENS_SHEET}
      onClick={sheet.open}
    >
      <Icon name="filter" className="size-4.5" />
      Filters
      {chosen > 0 && (
        <>
          <span className="sr-only">{` (${chosen})`}</span>
          {/* On the corner, so that the words beside it keep their place. */}
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2 grid size-5.5 place-items-center rounded-full bg-accent text-xs text-accent-ink even-figures"
          >
            {chosen}
          </span>
        </>
      )}
    </button>
  );
}
