import { within } from '../../../domain/text/within.ts';
import type { Slider } from '../../../domain/finance/finance-limits.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** A figure with its slider and its field: the two are one value (spec C4, C5, S8); the field takes finer steps. */
export function SliderFigure({
  label,
  value,
  slider,
  text,
  prefix,
  suffix,
  error,
  onChange,
  onLeave,
}: {
  label: string;
  value: number;
  slider: Pick<Slider, 'min' | 'max' | 'step'>;
  /** What a screen reader says of the slider. */
  text: string;
  prefix?: string;
  suffix?: string;
  error?: string | undefined;
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
}) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-semibold">
        {label}
      </p>
      <div className="slider-figure">
        <input
          type="range"
          aria-label={label}
          aria-valuetext={text}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={within(value, slider)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <TypedFigure
          label={`${label}, typed`}
          isLabelShown={false}
          value={value}
          max={slider.max}
          prefix={prefix}
          suffix={suffix}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      </div>
    </div>
  );
}
