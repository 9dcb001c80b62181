import { COST_LIMITS, type CostKey } from '../../../domain/costs/cost-inputs.ts';
import { figureProblem } from '../../../domain/text/figure-problem.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** A field of a running-cost calculator. */
export type CostField<Key extends CostKey> = { key: Key; label: string; prefix?: string; suffix?: string };

/** True if every figure lies within what its field takes, so that there is something to work out. */
export function areRight(inputs: Partial<Record<CostKey, number>>): boolean {
  return (Object.keys(inputs) as CostKey[]).every(
    (key) => !figureProblem(inputs[key] ?? Number.NaN, COST_LIMITS[key]),
  );
}

/** The fields of a running-cost calculator, each of which says what it takes where it is given something else (spec V8). */
export function CostFields<Key extends CostKey>({
  fields,
  inputs,
  change,
}: {
  fields: readonly CostField<Key>[];
  inputs: Record<Key, number>;
  change: (update: (before: Record<Key, number>) => Record<Key, number>) => void;
}) {
  return (
    <div className="needs-script grid items-start gap-4 sm:grid-cols-3">
      {fields.map(({ key, ...field }) => (
        <TypedFigure
          key={key}
          {...field}
          max={COST_LIMITS[key].max}
          value={inputs[key]}
          error={figureProblem(inputs[key], COST_LIMITS[key])}
          onChange={(figure = Number.NaN) => change((before) => ({ ...before, [key]: figure }))}
        />
      ))}
    </div>
  );
}
