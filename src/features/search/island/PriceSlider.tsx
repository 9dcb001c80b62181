import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListingSettings } from '../../../domain/search/listing-settings.ts';
import { moveThumb, rangeOfThumbs, type Thumbs, thumbsOf } from '../../../domain/search/price-slider.ts';
import type { Range } from '../../../domain/search/range.ts';
import { formatDollars } from '../../../domain/text/format.ts';

const ENDS = [
  { end: 'min', label: 'Lowest price' },
  { end: 'max', label: 'Highest price' },
] as const;

/** Two thumbs on one line (spec S7): the browser's own sliders, so that keys and screen readers know them. */
export function PriceSlider({
  field,
  range,
  slider,
  onCommit,
}: {
  /** The facet, for early-choices. */
  field: string;
  range: Range | undefined;
  slider: ListingSettings['price_slider'];
  onCommit: (range: Range) => void;
}) {
  const { min: lowest, max: highest, step } = slider;
  const line = useRef<HTMLDivElement>(null);
  const [thumbs, setThumbs] = useState<Thumbs>(() => thumbsOf(range, slider));
  useEffect(() => setThumbs(thumbsOf(range, slider)), [range, slider]);
  useLayoutEffect(() => {
    const share = (value: number): string => `${((value - lowest) / (highest - lowest)) * 100}%`;
    line.current?.style.setProperty('--low', share(thumbs.min));
    line.current?.style.setProperty('--high', share(thumbs.max));
  }, [thumbs, lowest, highest]);
  const commit = (): void => {
    const next = rangeOfThumbs(thumbs, slider);
    const now = rangeOfThumbs(thumbsOf(range, slider), slider);
    if (next.min !== now.min || next.max !== now.max) onCommit(next);
  };
  return (
    <div className="pb-3">
      <p className="flex justify-between text-sm font-semibold even-figures">
        <span>{formatDollars(thumbs.min)}</span>
        <span>{`${formatDollars(thumbs.max)}${thumbs.max === highest ? '+' : ''}`}</span>
      </p>
      <div ref={line} className="range-slider">
        {ENDS.map(({ end, label }) => (
          <input
            key={end}
            type="range"
            {...marks<EarlyMarks>({ field: `${field}.${end}` })}
            autoComplete="off"
            aria-label={label}
            aria-valuetext={formatDollars(thumbs[end])}
            min={lowest}
            max={highest}
            step={step}
            value={thumbs[end]}
            onChange={(event) => setThumbs(moveThumb(thumbs, end, Number(event.target.value), slider))}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        ))}
      </div>
    </div>
  );
}
