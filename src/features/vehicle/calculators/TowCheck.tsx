import { useState } from 'react';
import { towCheck, type TowFigures } from '../../../domain/costs/tow-check.ts';
import { readTypedNumber } from '../../../domain/text/number-input.ts';
import { TypedFigure } from './TypedFigure.tsx';

const ASKED = {
  brakedCapacity: 'Braked towing capacity of your vehicle',
  aggregateTrailerMass: 'Aggregate trailer mass (ATM) of your van',
} as const;

const TONES = {
  fits: 'bg-positive-soft text-positive',
  'too-heavy': 'bg-danger-soft text-danger',
  unknown: 'bg-raised text-ink',
} as const;

/** Whether a vehicle and a van belong together by mass (spec V19); it asks for the figure that the page cannot know. */
export function TowCheck({ known, asks }: { known: TowFigures; asks: keyof typeof ASKED }) {
  const [typed, setTyped] = useState<number | undefined>(undefined);
  const check = towCheck({ ...known, [asks]: typed });
  return (
    <div className="grid gap-4">
      <div className="sm:max-w-60">
        <TypedFigure
          label={ASKED[asks]}
          value={typed}
          suffix="kg"
          read={readTypedNumber}
          onChange={setTyped}
        />
      </div>
      <p aria-live="polite" className={`rounded-medium px-4 py-3 font-medium ${TONES[check.kind]}`}>
        {check.text}
      </p>
      <p className="text-sm text-ink-soft">{check.ballNote}</p>
    </div>
  );
}
