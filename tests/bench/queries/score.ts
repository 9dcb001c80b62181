import type { QueryAnswer } from './asked-stock.ts';

type Listed = readonly string[];
type Condition = Readonly<Record<string, unknown>>;

/** A car as it stands in a list of classified ads, in the fields that the meaning of a query is written in. */
export type JudgedCar = Readonly<Record<string, string | number | undefined>> & { id: string };

export type Meaning = {
  all?: readonly Condition[];
  none?: readonly Condition[];
  nothing?: boolean;
};

/** A query with what it means: one reading of several is enough. */
export type JudgedQuery = {
  query: string;
  stock: string;
  readings: readonly { filter: Meaning }[];
  chips: Listed;
  chips_also?: readonly Listed[];
  sort?: string | null;
};

export type Score = {
  precision: number;
  recall: number;
  isRightSet: boolean;
  areChipsRight: boolean;
  isRightOrder: boolean;
};

/** A place of a condition: great-circle distance is asked of the caller, who knows where suburbs are. */
export type IsNear = (car: JudgedCar, near: { lat: number; lon: number; km: number }) => boolean;

function passes(car: JudgedCar, condition: Condition, isNear: IsNear): boolean {
  return Object.entries(condition).every(([field, wanted]) => {
    if (field === 'any') return (wanted as Condition[]).some((one) => passes(car, one, isNear));
    if (field === 'near') return isNear(car, wanted as { lat: number; lon: number; km: number });
    const value = car[field];
    if (value === undefined) return false;
    if (Array.isArray(wanted)) return wanted.includes(value);
    const { re, min, max } = wanted as { re?: string; min?: number; max?: number };
    if (re !== undefined) return new RegExp(re, 'i').test(String(value));
    return Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity);
  });
}

function isMeant(car: JudgedCar, { all = [], none = [], nothing }: Meaning, isNear: IsNear): boolean {
  if (nothing) return false;
  return all.every((one) => passes(car, one, isNear)) && !none.some((one) => passes(car, one, isNear));
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Holds an answer against the reading of its query that it is nearest to. */
export function scoreAnswer(
  query: JudgedQuery,
  { ids, chips }: QueryAnswer,
  cars: readonly JudgedCar[],
  isNear: IsNear,
): Score {
  const shown = new Set(ids);
  const readings = query.readings.map(({ filter }) => {
    const right = cars.filter((car) => isMeant(car, filter, isNear));
    const both = right.filter(({ id }) => shown.has(id)).length;
    const [precision, recall] = [share(both, shown.size), share(both, right.length)];
    // Where both are empty the answer is right; where one is, nothing of it is.
    const isHalfEmpty = (shown.size === 0) !== (right.length === 0);
    return isHalfEmpty ? { precision: 0, recall: 0 } : { precision, recall };
  });
  const best = readings.toSorted((a, b) => f1(b) - f1(a))[0] ?? { precision: 0, recall: 0 };
  const rightChips = [query.chips, ...(query.chips_also ?? [])].map(asSet);
  return {
    ...best,
    isRightSet: best.precision === 1 && best.recall === 1,
    areChipsRight: rightChips.includes(asSet(chips)),
    isRightOrder: isOrdered(query.sort, ids, cars),
  };
}

const f1 = ({ precision, recall }: { precision: number; recall: number }): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

const asSet = (chips: Listed): string => [...new Set(chips)].toSorted().join();

const MAX_ORDERED = 20;

function isOrdered(sort: string | null | undefined, ids: Listed, cars: readonly JudgedCar[]): boolean {
  if (!sort) return true;
  const [field = '', way] = sort.split(':');
  const byId = new Map(cars.map((car) => [car.id, car]));
  const values = ids.flatMap((id) => {
    const value = byId.get(id)?.[field];
    return typeof value === 'number' ? [value] : [];
  });
  const first = values.slice(0, MAX_ORDERED);
  return first.every(
    (value, at) => at === 0 || (way === 'asc' ? value >= first[at - 1]! : value <= first[at - 1]!),
  );
}
