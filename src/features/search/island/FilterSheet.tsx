import type { ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '../../../components/ui/Icon.tsx';
import { formatCount } from '../../../domain/text/format.ts';
import { activeFilters } from './active-filters.ts';
import { useIslandData } from './island-context.ts';
import type { FilterSheetParts } from './use-filter-sheet.ts';
import { useSearchState } from './use-search-state.ts';

/** The filters beside the results, and on a phone in a sheet of full height (spec S4). */
export function FilterSheet({ sheet, children }: { sheet: FilterSheetParts; children: ReactNode }) {
  const { facets, stockNoun } = useIslandData();
  const { results } = useInstantSearch();
  const { state, clearAll } = useSearchState();
  const { aside, panel, dialog, slot, onClosed } = sheet;
  const isFiltered = activeFilters(state, facets).length > 0;
  return (
    <>
      <aside ref={aside} aria-label="Filters" className="filter-side needs-script max-lg:hidden">
        <div ref={panel}>{children}</div>
      </aside>
      <dialog ref={dialog} aria-label="Filters" className="filter-sheet" onClose={onClosed}>
        <div className="flex items-center justify-between border-b border-line px-5">
          <p className="py-4 text-heading font-semibold">Filters</p>
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label="Close filters"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <div ref={slot} className="grow overflow-y-auto px-5" />
        <div className="flex gap-3 border-t border-line p-4">
          {isFiltered && (
            <button type="button" className="button button-quiet" onClick={clearAll}>
              Clear all
            </button>
          )}
          <button
            type="button"
            className="button button-primary grow"
            onClick={() => dialog.current?.close()}
          >
            Show Me {formatCount(results.nbHits)} {stockNoun}
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
    <button type="button" className="button button-quiet needs-script grow lg:hidden" onClick={sheet.open}>
      <Icon name="filter" className="size-4.5" />
      Filters{chosen > 0 && ` (${chosen})`}
    </button>
  );
}
