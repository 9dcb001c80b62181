import { FIELD_UNITS, type MeasuredField } from '../../domain/units/field-units.ts';
import { unitNames, unitsNamed } from '../../domain/units/units.ts';
import type { KindName } from '../../domain/units/units.ts';
import { withPoint, writtenNumber } from '../read/written-number.ts';
import type { ColumnProfile } from './column-profile.ts';
import { nameWords } from './folded-name.ts';

/** A unit, or undefined where a column says several or one that is not known: one for all would be wrong for some. */
export type UnitGuess = { unit: string | undefined; reason: string; isSure: boolean };

type Window = readonly [unit: string, least: number, most: number];

/**
 * Between which bounds the middle figure of a column lies when it is in a unit, for kinds whose units do not overlap there;
 * where several fit, the first does. Miles and kilometres, horsepower and kilowatts overlap: figures cannot tell them.
 */
const WINDOWS: Partial<Record<KindName, readonly Window[]>> = {
  L: [
    ['L', 0.5, 20],
    ['cc', 49, 20_000],
  ],
  mm: [
    ['mm', 1000, 30_000],
    ['cm', 130, 999],
    ['ft', 13.01, 60],
    ['m', 1.2, 13],
  ],
  kg: [
    ['kg', 60, 60_000],
    ['t', 0.3, 59],
  ],
  'L/100 km': [
    ['L/100 km', 2, 20],
    ['mpg', 20.01, 90],
  ],
  'Wh/km': [
    ['Wh/km', 90, 900],
    ['kWh/100 km', 9, 89],
  ],
};
/** A tank has litres as bare figures, never cubic centimetres. */
const NOT_BY_FIGURES: ReadonlySet<MeasuredField> = new Set(['fuelcapacity']);

function median(figures: readonly number[]): number | undefined {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

/** The middle figure of used vehicles' kilometres below which they can hardly be single ones. */
const MIN_KILOMETRES = 500;
const MIN_FIGURES = 8;
const SMALL =
  "its figures are too small for single kilometres; where they are thousands, name its column and set feed.units.km to '1000 km'";
const isTooSmall = (figures: readonly number[]): boolean => {
  const middle = median(figures.filter((figure) => figure > 0)) ?? MIN_KILOMETRES;
  return figures.length >= MIN_FIGURES && middle < MIN_KILOMETRES && Math.max(...figures) < 1000;
};

/** The words of the columns beside one of figures that name its unit: 'mileage.unit' beside 'mileage.value'. */
export function unitsBeside(path: string, profiles: readonly ColumnProfile[]): string[] {
  const stem = path.replace(/[._\s-]?(value|amount|text|reading)$/i, '').toLowerCase();
  const beside = profiles.filter((profile) => {
    const rest = profile.path.toLowerCase().startsWith(stem)
      ? nameWords(profile.path.slice(stem.length))
      : [];
    return /^(units?|unitofmeasure(?:ment)?|unitcode|unittext|uom|measure|unite|einheit|unidad|unita|eenheid)$/.test(
      rest.join(''),
    );
  });
  return [...new Set(beside.flatMap(({ values }) => values))];
}

/** What a column's name and the column beside it say of its unit. */
type UnitWords = {
  named: string | undefined;
  beside: readonly string[];
  mark: '.' | ',';
  /** True if the name says that figures are thousands. */
  inThousands?: boolean | undefined;
  /** True if the vehicles are mostly new, which have a few kilometres each. */
  isOfNew?: boolean;
};

/**
 * The unit in which a column's bare figures are: what its name says, else what a column beside it says, else what the middle
 * figure can be. Undefined where the site's own unit fits or every figure has a unit of its own.
 */
export function guessUnit(
  field: MeasuredField,
  values: readonly string[],
  { named, beside, mark, inThousands, isOfNew }: UnitWords,
): UnitGuess | undefined {
  const { kind } = FIELD_UNITS[field];
  const [ours] = unitNames(kind);
  const written = values.map((value) => writtenNumber(String(withPoint(value, mark))));
  const bare = written.flatMap((each) => (each?.before === '' && each.after === '' ? [each.figure] : []));
  const differing = (unit: string, reason: string, isSure: boolean): UnitGuess | undefined =>
    unit === ours ? undefined : { unit, reason, isSure };
  if (bare.length === 0) return undefined;
  if (inThousands) {
    const thousands = unitNames(kind).find((name) => name === `1000 ${named ?? beside[0] ?? ours}`);
    const reason = 'the name of the column says thousands';
    return {
      unit: thousands,
      reason: thousands ? reason : `${reason}, which is no unit of it here`,
      isSure: true,
    };
  }
  if (field === 'km' && !isOfNew && isTooSmall(bare)) return { unit: undefined, reason: SMALL, isSure: true };
  if (named !== undefined) return differing(named, 'the name of the column says it', true);
  const units = new Set(beside.map((word) => unitsNamed(kind, word)[0]?.name));
  const [unit] = units;
  const said = `the column beside it says ${beside.slice(0, 4).join(', ')}`;
  if (units.has(undefined))
    return { unit: undefined, reason: `${said}, which is not all known here`, isSure: true };
  if (units.size > 1) return { unit: undefined, reason: `${said}, and a column has one unit`, isSure: true };
  if (unit !== undefined) return differing(unit, 'the column beside it says it', true);
  const middle = median(bare.filter((figure) => figure > 0));
  const windows = NOT_BY_FIGURES.has(field) ? [] : (WINDOWS[kind] ?? []);
  if (middle === undefined) return undefined;
  const fitting = windows.find(([, least, most]) => middle >= least && middle <= most);
  return fitting && differing(fitting[0], `its middle figure is ${middle}`, kind === 'L');
}
