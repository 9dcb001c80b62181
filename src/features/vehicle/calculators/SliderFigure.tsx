import { useRef } from 'react';
import { movedByKey } from '../../../domain/finance/slider-keys.ts';
import { within } from '../../../domain/text/within.ts';
import type { Slider } from '../../../domain/finance/finance-limits.ts';
import { TypedFigure } from './TypedFigure.tsx';
import { useEarlyInput } from './use-early-input.ts';

/** A figure with its slider and its field: the two are one value (spec C4, C5, S8); the field takes finer steps. */
export function SliderFigure({
  label,
  value,
  slider,
  keyStep,
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
  /** How far an arrow key moves it, where its own step is finer. */
  keyStep?: number;
  /** What a screen reader says of the slider. */
  text: string;
  prefix?: string;
  suffix?: string;
  error?: string | undefined;
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
}) {
  const range = useRef<HTMLInputElement>(null);
  const place = within(value, slider);
  useEarlyInput(
    () => range.current?.value,
    () => nearestStep(place, slider),
    (early) => onChange(Number(early)),
  );
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-semibold">
        {label}
      </p>
      <div className="slider-figure">
        <input
          ref={range}
          type="range"
          // A browser that goes back puts old figures into fields; the address has the right ones.
          autoComplete="off"
          aria-label={label}
          aria-valuetext={text}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={place}
          onKeyDown={(event) => {
            if (keyStep === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            const moved = movedByKey(event.key, place, { min: slider.min, max: slider.max, by: keyStep });
            if (moved === undefined) return;
            event.preventDefault();
            onChange(moved);
          }}
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

/** Where a slider stands that is given a figure between two of its steps, as the browser decides it. */
function nearestStep(value: number, { min, max, step }: Pick<Slider, 'min' | 'max' | 'step'>): string {
  const [least, most, by] = [min, max, step].map(String);
  return Object.assign(document.createElement('input'), {
    type: 'range',
    min: least,
    max: most,
    step: by,
    value: String(value),
  }).value;
}
