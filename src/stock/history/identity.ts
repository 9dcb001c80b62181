import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/** The numbers that tell vehicles apart, strongest first. */
const NUMBERS = ['vin', 'stocknum', 'regplate'] as const;

export type VehicleNumbers = Pick<Vehicle, 'id' | (typeof NUMBERS)[number]>;

const folded = (number: string): string => number.toUpperCase().replace(/[\s-]/g, '');

/** What the history knows a vehicle by: its VIN, else its stock number, else its rego, else the feed's id. */
export function identityKey(vehicle: VehicleNumbers): string {
  const field = NUMBERS.find((number) => vehicle[number] !== undefined);
  return field ? `${field}:${folded(vehicle[field]!)}` : `id:${vehicle.id}`;
}

/** True if two records tell of one vehicle: the strongest number that both have decides. */
export function isSameVehicle(a: VehicleNumbers, b: VehicleNumbers): boolean {
  const shared = NUMBERS.find((number) => a[number] !== undefined && b[number] !== undefined);
  return shared ? folded(a[shared]!) === folded(b[shared]!) : a.id === b.id;
}

/** Every number of a vehicle with its kind, the feed's id first. */
export function numberKeys(vehicle: VehicleNumbers): string[] {
  return [
    `id:${vehicle.id}`,
    ...NUMBERS.flatMap((number) => {
      const value = vehicle[number];
      return value === undefined ? [] : [`${number}:${folded(value)}`];
    }),
  ];
}

/** What a number is given to: a yard uses the stock number of a vehicle that has gone again. */
export type ModelOf = { make: string; model: string; year?: number | undefined };

const words = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
/** True if two names can be of one thing: 'CX-5' and 'CX5', 'Ranger' and 'Ranger XLT', 'Mercedes' and 'Mercedes-Benz'. */
function canBeSame(a: string, b: string): boolean {
  const [short = [], long = []] = [words(a), words(b)].toSorted((one, other) => one.length - other.length);
  return short.every((word, at) => word === long[at]) || short.join('') === long.join('');
}

/** True if one number is on two vehicles: another make, model or year. */
export const isAnotherModel = (a: ModelOf, b: ModelOf): boolean =>
  !canBeSame(a.make, b.make) ||
  !canBeSame(a.model, b.model) ||
  (a.year !== undefined && b.year !== undefined && a.year !== b.year);

/** Vehicles seen so far, to be asked whether the next one is among them. */
export class SeenVehicles {
  readonly #byNumber = new Map<string, { line: number; vehicle: VehicleNumbers }[]>();

  /** The line of an earlier record of the same vehicle; when there is none, this one is remembered. */
  earlierLine(line: number, vehicle: VehicleNumbers): number | undefined {
    const keys = numberKeys(vehicle);
    for (const key of keys) {
      const earlier = this.#byNumber.get(key)?.find((seen) => isSameVehicle(seen.vehicle, vehicle));
      if (earlier) return earlier.line;
    }
    for (const key of keys) {
      const seen = this.#byNumber.get(key);
      if (seen) seen.push({ line, vehicle });
      else this.#byNumber.set(key, [{ line, vehicle }]);
    }
    return undefined;
  }
}
