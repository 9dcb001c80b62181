import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useId } from 'react';
import { formatCount } from '../../../domain/text/format.ts';

export type Choice = { value: string; label: string; count?: number; isChosen: boolean };

/** Rows of a list that is too long to stand open in full. */
const LONG = 10;

/** Choices under each other, one (radio) or several (checkbox); a long list scrolls in its own box. */
export function FacetChoices({
  kind,
  field,
  choices,
  label,
  onChoose,
}: {
  /** The facet, for early-choices. */
  field: string;
  kind: 'radio' | 'checkbox';
  choices: readonly (Choice | { divider: string })[];
  label: string;
  onChoose: (value: string) => void;
}) {
  const name = useId();
  return (
    <div
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-label={label}
      className={choices.length > LONG ? 'max-h-80 overflow-y-auto' : undefined}
    >
      {choices.map((choice) =>
        'divider' in choice ? (
          <p
            key={choice.divider}
            className="border-t border-line pt-3 pb-1 text-sm font-semibold text-ink-soft"
          >
            {choice.divider}
          </p>
        ) : (
          <label key={choice.value} className="flex min-h-11 items-center gap-3 lg:min-h-9">
            <input
              type={kind}
              name={name}
              value={choice.value}
              {...marks<EarlyMarks>({ field })}
              autoComplete="off"
              className="size-4.5 shrink-0"
              checked={choice.isChosen}
              onChange={() => onChoose(choice.value)}
            />
            <span className="min-w-0 grow">{choice.label}</span>
            {choice.count !== undefined && (
              <span className="text-sm text-ink-soft even-figures">{formatCount(choice.count)}</span>
            )}
          </label>
        ),
      )}
    </div>
  );
}
