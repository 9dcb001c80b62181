import { formatCount } from '../text/format.ts';

/** The masses a tow check looks at, in kg; 0 and absent both mean not known, as feeds write them. */
export type TowFigures = {
  /** What the tow vehicle may pull with brakes. */
  brakedCapacity?: number | undefined;
  /** The most the van may weigh, loaded (ATM). */
  aggregateTrailerMass?: number | undefined;
  ballWeight?: number | undefined;
};

type MissingFigure = 'brakedCapacity' | 'aggregateTrailerMass';

/** What a tow check finds; `margin` in kg: what is left to the capacity, or what is over it. */
export type TowCheck = { ballNote: string } & (
  | { kind: 'fits'; margin: number; text: string }
  | { kind: 'too-heavy'; margin: number; text: string }
  | { kind: 'unknown'; missing: MissingFigure[]; text: string }
);

/** What a tow check takes for the mass of a loaded van or what a vehicle may pull, in kg; anything else is a slip, or tonnes. */
export const TOW_LIMITS = { min: 300, max: 10_000 };

const MISSING_WORDS = {
  brakedCapacity: 'the braked towing capacity of the vehicle',
  aggregateTrailerMass: 'the aggregate trailer mass of the van',
} satisfies Record<MissingFigure, string>;

/** A van's loaded mass against a tow vehicle's braked capacity (spec V19). Never a guess: without a figure within the limits it is unknown. */
export function towCheck({ brakedCapacity, aggregateTrailerMass, ballWeight }: TowFigures): TowCheck {
  const ballNote = ballWeightNote(ballWeight);
  // Rounded so that a fraction of a kilogram never makes a van fit.
  const capacity = towed(Math.floor(brakedCapacity ?? 0));
  const mass = towed(Math.ceil(aggregateTrailerMass ?? 0));
  if (capacity === undefined || mass === undefined) {
    const missing: MissingFigure[] = [
      ...(capacity === undefined ? (['brakedCapacity'] as const) : []),
      ...(mass === undefined ? (['aggregateTrailerMass'] as const) : []),
    ];
    const words = missing.map((figure) => MISSING_WORDS[figure]).join(' and ');
    return { kind: 'unknown', missing, text: `Unknown: we don't have ${words}.`, ballNote };
  }
  const margin = Math.abs(capacity - mass);
  const weighed = `${formatCount(mass)} kg loaded against a capacity of ${formatCount(capacity)} kg`;
  return mass <= capacity
    ? {
        kind: 'fits',
        margin,
        text: `Within the braked capacity: ${weighed}, ${formatCount(margin)} kg to spare.`,
        ballNote,
      }
    : { kind: 'too-heavy', margin, text: `Too heavy: ${weighed}, ${formatCount(margin)} kg over.`, ballNote };
}

/** The ball's load and the rig's combined mass are limits of their own, which listings do not state. */
function ballWeightNote(ballWeight: number | undefined): string {
  const weight = known(ballWeight);
  const own =
    weight === undefined ? "We don't have the van's ball weight" : `Ball weight is ${formatCount(weight)} kg`;
  return `${own}. Check it against your tow bar and vehicle limits, and your GVM and GCM.`;
}

function towed(figure: number): number | undefined {
  return figure >= TOW_LIMITS.min && figure <= TOW_LIMITS.max ? figure : undefined;
}

function known(figure: number | undefined): number | undefined {
  return figure !== undefined && Number.isFinite(figure) && figure > 0 ? figure : undefined;
}
