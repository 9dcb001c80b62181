import { useEffect, useId, useState } from 'react';
import { formatFigure } from '../../../domain/text/format.ts';
import { formatTypedNumber } from '../../../domain/text/number-input.ts';

/**
 * A figure that is typed, in the unit of its prefix or suffix (spec S8, C5). Whole figures keep their thousands apart
 * while they are typed; `decimals` lets a point through. What is typed counts at once, and is tidied when it is left.
 */
export function TypedFigure({
  label,
  isLabelShown = true,
  value,
  prefix,
  suffix,
  decimals = 0,
  error,
  read,
  onChange,
  onLeave,
}: {
  label: string;
  isLabelShown?: boolean;
  value: number | undefined;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  error?: string | undefined;
  read: (text: string) => number | undefined;
  onChange: (value: number | undefined) => void;
  onLeave?: () => void;
}) {
  const id = useId();
  const written = value === undefined ? '' : formatFigure(value, decimals, prefix === '$');
  const [text, setText] = useState(written);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) setText(written);
  }, [written, isTyping]);

  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className={isLabelShown ? 'mb-1 block text-sm text-ink-soft' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        {prefix && <span className="absolute top-3 left-3 text-ink-soft">{prefix}</span>}
        <input
          id={id}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={`field tabular-nums ${prefix ? 'pl-7' : ''} ${suffix ? 'pr-12' : ''}`}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => {
            setText(decimals > 0 ? target.value : formatTypedNumber(target.value, target.value.length).text);
            onChange(read(target.value));
          }}
          onBlur={() => {
            setTyping(false);
            onLeave?.();
          }}
        />
        {suffix && <span className="absolute top-3 right-3 text-ink-soft">{suffix}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
