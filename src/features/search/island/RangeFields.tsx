import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { figuresOf, rangeWords, type ShownFacet } from '../../../domain/search/facet.ts';
import { rangeBetween, rangeUpTo, readRange } from '../../../domain/search/range.ts';
import { NumberField } from './NumberField.tsx';
import { useSearchState } from './use-search-state.ts';

/** A least and a greatest figure to type, and quick picks of a greatest (spec S8). */
export function RangeFields({ facet }: { facet: ShownFacet }) {
  const { state, setRange } = useSearchState();
  const { name, label, picks = [] } = facet;
  const range = readRange(state.range?.[name] ?? '') ?? {};
  const { prefix, suffix, isPlain } = figuresOf(facet);
  const shared = { prefix, suffix, isPlain };
  return (
    <>
      <div role="group" aria-label={label} className="flex gap-3">
        <NumberField
          label="From"
          field={`${name}.min`}
          value={range.min}
          onCommit={(min) => setRange(name, rangeBetween(min, range.max))}
          {...shared}
        />
        <NumberField
          label="To"
          field={`${name}.max`}
          value={range.max}
          onCommit={(max) => setRange(name, rangeBetween(range.min, max))}
          {...shared}
        />
      </div>
      {picks.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {picks.map((max) => (
            <button
              key={max}
              type="button"
              {...marks<EarlyMarks>({ pick: name })}
              value={max}
              aria-pressed={range.max === max}
              className="min-h-11 rounded-medium border border-line px-2.5 text-sm hover:border-ink aria-pressed:border-accent-strong aria-pressed:bg-accent-soft lg:min-h-8"
              onClick={() =>
                setRange(name, range.max === max ? rangeBetween(range.min, undefined) : rangeUpTo(max, range))
              }
            >
              {rangeWords(facet, { max })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
