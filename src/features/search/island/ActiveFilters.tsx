import { type MouseEvent } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { resultsHeading } from './results-heading.ts';
import { activeFilters } from '../../../domain/search/active-filters.ts';
import { useIslandData, useNear } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';
import { useTypedQuery } from './use-typed-query.ts';

const CHIP =
  'chip inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-medium border border-line-strong px-3 text-sm font-semibold hover:border-ink';

/** Hands the focus on from a chip that goes: to the next one, the one before, or the results. */
function keepFocus({ currentTarget }: MouseEvent): void {
  const chip = currentTarget.closest('li');
  const chips = currentTarget.matches('.chip')
    ? [chip?.nextElementSibling, chip?.previousElementSibling]
    : [];
  const next = chips.map((one) => one?.querySelector<HTMLElement>('.chip')).find(Boolean);
  (next ?? resultsHeading(currentTarget))?.focus({ preventScroll: true });
}

/** What is chosen, each with its way out; the page's own subject leads to the list above it. */
export function ActiveFilters() {
  const { facets, listing } = useIslandData();
  const { state, toggleValue, clear, clearAll, setQuery } = useSearchState();
  const { isUnknown } = useNear();
  const typed = useTypedQuery(state.query ?? '');
  const filters = activeFilters(state, facets, typed?.chips, isUnknown);
  if (filters.length === 0 && !listing.chip) return <div className="filter-room" />;
  return (
    <ul
      className="flex min-h-12 w-full gap-2 overflow-x-auto pb-1 whitespace-nowrap"
      aria-label="Chosen filters"
    >
      {listing.chip && (
        <li>
          <a href={listing.chip.parentHref} className={CHIP}>
            <span>{listing.chip.label}</span>
            <span className="sr-only">: show all instead</span>
            <Icon name="close" className="size-4" />
          </a>
        </li>
      )}
      {filters.map(({ key, facet, value, label, isAside }) => (
        <li key={key}>
          <button
            type="button"
            className={CHIP}
            onClick={(event) => {
              keepFocus(event);
              if (facet === 'query') setQuery(value ?? '');
              else if (value !== undefined && state.refinementList?.[facet]) toggleValue(facet, value);
              else clear(facet);
            }}
          >
            <span className="sr-only">Remove </span>
            {isAside ? <s className="font-normal text-ink-soft">{label}</s> : <span>{label}</span>}
            {isAside && <span className="sr-only">, which nothing in stock has</span>}
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            className="link inline-flex min-h-11 shrink-0 items-center px-2 text-sm"
            onClick={(event) => {
              keepFocus(event);
              clearAll();
            }}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
