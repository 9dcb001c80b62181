import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useId } from 'react';
import { ORDERS, type Sort, SORTS } from '../../../domain/search/orders.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { useIslandData, useNear } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** The menu of orders (spec S12). */
export function SortSelect() {
  const { settings, initial } = useIslandData();
  const { state, setSort } = useSearchState();
  const { place } = useNear();
  const id = useId();
  const has = (facet: string): boolean => Object.keys(initial.facets[facet] ?? {}).length > 0;
  // Nothing is near before there is a place to measure from, no drop is the biggest where no price has dropped, and what is
  // towed has no kilometres.
  const isOffered: Partial<Record<Sort, boolean>> = {
    nearest: place !== undefined,
    'price-drop': has('price_dropped'),
    'towing-desc': has('towing'),
    'mass-asc': has('trailer_mass'),
    'km-asc': initial.hits.some(({ km }) => Number(km) > 0),
  };
  const sorts = SORTS.filter((sort) => isOffered[sort] !== false || state.sortBy === sort);
  return (
    <div className="sort-select needs-script relative">
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <select
        id={id}
        {...marks<EarlyMarks>({ field: 'sortBy' })}
        autoComplete="off"
        className="field appearance-none pr-9 pl-3 text-base"
        value={state.sortBy ?? settings.default_sort}
        onChange={(event) => {
          const sort = SORTS.find((name) => name === event.target.value);
          setSort(sort === settings.default_sort ? undefined : sort);
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {ORDERS[sort].label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
