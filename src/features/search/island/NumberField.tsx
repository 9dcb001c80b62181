import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../../domain/text/format.ts';
import { readLimit } from '../../../domain/search/search-url.ts';
import { typeFigure } from '../../../domain/text/typed-figure.ts';

const written = (value: number | undefined, isPlain: boolean): string =>
  value === undefined ? '' : isPlain ? String(value) : formatCount(value);

/** A figure that is typed, with its thousands apart (spec S8); told when the field is left or Enter is pressed. */
export function NumberField({
  label,
  value,
  prefix,
  suffix,
  isPlain = false,
  field,
  onCommit,
}: {
  label: string;
  /** What it is of, for early-choices: 'price.max'. */
  field: string;
  value: number | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Years have no thousands. */
  isPlain?: boolean | undefined;
  onCommit: (value: number | undefined) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const [text, setText] = useState(written(value, isPlain));
  // What was typed before the island woke stays.
  useLayoutEffect(() => setText((now) => input.current?.value || now), []);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) setText(written(value, isPlain));
    last.current = value;
  }, [value, isPlain]);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text]);
  const commit = (): void => {
    const typed = readLimit(text);
    // What is no figure is not guessed at.
    if (typed === value || (typed === undefined && text !== '')) setText(written(value, isPlain));
    else onCommit(typed);
  };
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <div className="relative">
        {prefix && <span className="absolute top-3 left-3 text-ink-soft">{prefix}</span>}
        <input
          ref={input}
          id={id}
          {...marks<EarlyMarks>({ field })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={`field even-figures text-base ${prefix ? 'pl-7' : ''} ${suffix ? 'pr-12' : ''}`}
          value={text}
          onChange={({ target }) => {
            if (isPlain) return setText(target.value.replace(/\D/g, '').slice(0, 4));
            const { value: typed, selectionStart } = target;
            const next = typeFigure(text, { text: typed, caret: selectionStart ?? typed.length });
            caret.current = next.caret;
            setText(next.text);
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
        {suffix && <span className="absolute top-3 right-3 text-ink-soft">{suffix}</span>}
      </div>
    </div>
  );
}
