import { readTypedAmount } from '../../../domain/finance/typed-amount.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** A figure with its slider and its field: the two are one value (spec C4, C5, S8). */
export function SliderFigure({
  label,
  value,
  slider,
  text,
  prefix,
  suffix,
  decimals = 0,
  error,
  onChange,
  onLeave,
}: {
  label: string;
  value: number;
  slider: { min: number; max: number; step: number };
  /** What a screen reader says of the slider. */
  text: string;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  error?: string | undefined;
  onChange: (value: number) => void;
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
          value={Math.min(slider.max, Math.max(slider.min, value))}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <TypedFigure
          label={`${label}, typed`}
          isLabelShown={false}
          value={value}
          {...(prefix && { prefix })}
          {...(suffix && { suffix })}
          decimals={decimals}
          error={error}
          read={readTypedAmount}
          onChange={(typed) => onChange(typed ?? 0)}
          onLeave={onLeave}
        />
      </div>
    </div>
  );
}
