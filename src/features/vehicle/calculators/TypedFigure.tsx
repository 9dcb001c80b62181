import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from './use-early-input.ts';
import { readFigure, typeFigure, writeFigure } from '../../../domain/text/typed-figure.ts';

/** From this figure on thousands are kept apart while one is typed; below it a comma can only be a decimal mark. */
const MIN_GROUPED = 1000;

/**
 * A figure that is typed, in the unit of its prefix or suffix (spec S8, C5). What is typed counts at once, and is tidied
 * when it is left. NaN is no figure: `onChange` tells it apart from an empty field, which is undefined.
 */
export function TypedFigure({
  label,
  isLabelShown = true,
  value,
  max,
  prefix,
  suffix,
  error,
  onChange,
  onLeave,
}: {
  label: string;
  isLabelShown?: boolean;
  value: number;
  max: number;
  prefix?: string | undefined;
  suffix?: string | undefined;
  error?: string | undefined;
  onChange: (value: number | undefined) => void;
  onLeave?: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const isFigure = !Number.isNaN(value);
  const written = isFigure ? writeFigure(value, prefix === '$') : '';
  const [text, setText] = useState(written);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    // What cannot be read stays, to be put right.
    if (!isTyping && isFigure) setText(written);
  }, [written, isTyping]);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const problem = error ?? (isFigure || text === '' ? undefined : 'Please enter one figure');
  const type = (typed: string, at: number): void => {
    const isGrouped = max >= MIN_GROUPED;
    const shown = isGrouped
      ? typeFigure(text, { text: typed, caret: at })
      : { text: typed, caret: undefined };
    caret.current = shown.caret;
    setText(shown.text);
    onChange(shown.text === '' ? undefined : (readFigure(shown.text) ?? Number.NaN));
  };
  useEarlyInput(
    () => input.current?.value,
    () => text,
    (early) => {
      setTyping(document.activeElement === input.current);
      type(early, early.length);
    },
  );

  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className={isLabelShown ? 'mb-1 block text-sm text-ink-soft' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        {prefix && <span className="absolute top-3 left-3 text-ink-soft">{prefix}</span>}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={`field even-figures ${prefix ? 'pl-7' : ''} ${suffix ? 'pr-12' : ''}`}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
          onBlur={() => {
            setTyping(false);
            onLeave?.();
          }}
        />
        {suffix && <span className="absolute top-3 right-3 text-ink-soft">{suffix}</span>}
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
