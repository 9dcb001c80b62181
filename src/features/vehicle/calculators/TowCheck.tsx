import { TOW_LIMITS, towCheck, type TowFigures } from '../../../domain/costs/tow-check.ts';
import { NO_TOW_INPUTS, readTowUrl, writeTowUrl } from '../../../domain/costs/tow-url.ts';
import { figureProblem } from '../../../domain/text/figure-problem.ts';
import { TypedFigure } from './TypedFigure.tsx';
import { useAddressState } from './use-address-state.ts';

const ASKED = {
  brakedCapacity: {
    label: 'Braked towing capacity of your vehicle',
    hint: "You'll find it in your vehicle's handbook.",
  },
  aggregateTrailerMass: {
    label: 'Aggregate trailer mass (ATM) of your van',
    hint: "You'll find it on your van's compliance plate.",
  },
} as const;

const TONES = {
  fits: 'bg-positive-soft text-positive',
  'too-heavy': 'bg-danger-soft text-danger',
  unknown: 'bg-raised text-ink',
} as const;

/**
 * True if a vehicle and a van belong together by mass (spec V19); it asks for the figure that the page cannot know, in kg, and
 * answers nothing before it has one.
 */
export function TowCheck({ known, asks }: { known: TowFigures; asks: keyof typeof ASKED }) {
  const [{ mass }, change] = useAddressState(NO_TOW_INPUTS, readTowUrl, writeTowUrl);
  const problem = figureProblem(mass, TOW_LIMITS);
  const check = towCheck({ ...known, [asks]: mass });
  const { label, hint } = ASKED[asks];
  return (
    <div className="grid gap-4">
      <div className="needs-script sm:max-w-80">
        <TypedFigure
          label={label}
          value={mass}
          max={TOW_LIMITS.max}
          suffix="kg"
          error={Number.isNaN(mass) ? undefined : problem}
          onChange={(typed = Number.NaN) => change(() => ({ mass: typed }))}
        />
        <p className="mt-1 text-sm text-ink-soft">{hint}</p>
      </div>
      <div>
        <div aria-live="polite">
          {!problem && (
            <p className={`mb-4 rounded-medium px-4 py-3 font-medium ${TONES[check.kind]}`}>{check.text}</p>
          )}
        </div>
        <p className="text-sm text-ink-soft">{check.ballNote}</p>
      </div>
    </div>
  );
}
