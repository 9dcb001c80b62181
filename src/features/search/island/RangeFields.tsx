import type { FacetName } from '../../../domain/search/facets.ts';
import { facetOf, rangeWords } from '../../../domain/search/facets.ts';
import type { Range } from '../../../domain/search/search-url.ts';
import { NumberField } from './NumberField.tsx';
import { useSearchState } from './use-search-state.ts';

/** What stands before or behind the figures of a range (spec S8). */
const UNITS: { [Name in FacetName]?: { prefix?: string; suffix?: string } } = {
  price: { prefix: '$' },
  subscription_price: { prefix: '$' },
  km: { suffix: 'kms' },
};

/** A quick pick keeps the least figure as long as both can hold (spec S8). */
const withHighest = ({ min }: Range, max: number): Range => ({
  ...(min !== undefined && min <= max && { min }),
  max,
});

const ordered = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { ...pick('min', min), ...pick('max', max) };
const pick = (end: keyof Range, value: number | undefined): Range =>
  value === undefined ? {} : { [end]: value };

/** A least and a greatest figure to type, and quick picks of a greatest (spec S8). */
export function RangeFields({ name, picks }: { name: FacetName; picks: readonly number[] }) {
  const { state, setRange } = useSearchState();
  const range = state.range[name] ?? {};
  const { label } = facetOf(name);
  const shared = { ...UNITS[name], isPlain: name === 'year' };
  return (
    <>
      <div role="group" aria-label={label} className="flex gap-3">
        <NumberField
          label="From"
          field={`${name}.min`}
          value={range.min}
          onCommit={(min) => setRange(name, ordered({ ...pick('min', min), ...pick('max', range.max) }))}
          {...shared}
        />
        <NumberField
          label="To"
          field={`${name}.max`}
          value={range.max}
          onCommit={(max) => setRange(name, ordered({ ...pick('min', range.min), ...pick('max', max) }))}
          {...shared}
        />
      </div>
      {picks.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {picks.map((max) => (
            <button
              key={max}
              type="button"
              aria-pressed={range.max === max}
              className="min-h-11 rounded-medium border border-line px-2.5 text-sm hover:border-ink aria-pressed:border-accent-strong aria-pressed:bg-accent-soft lg:min-h-8"
              onClick={() =>
                setRange(name, range.max === max ? pick('min', range.min) : withHighest(range, max))
              }
            >
              {rangeWords(name, { max })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
