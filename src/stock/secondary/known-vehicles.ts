import { isSameVehicle, numberKeys, type VehicleNumbers } from '../history/identity.ts';
import type { RawVehicle } from '../read/map-fields.ts';
import type { DraftAtLine } from '../read/draft-at-line.ts';

/** What a record of a further feed is to the feeds before it. */
export type KnownAs = 'known' | 'unknown' | 'contradicting';

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
};

const folded = (text: string | undefined): string => (text ?? '').toUpperCase().replace(/[^\p{L}\d]/gu, '');

/** The numbers of a record that two systems can share; ids are each system's own, and tell nothing in another. */
function sharedNumbers({ vin, stocknum, regplate }: RawVehicle): VehicleNumbers {
  return {
    id: '',
    vin: textOf(vin),
    stocknum: textOf(stocknum),
    regplate: textOf(regplate),
  } as VehicleNumbers;
}

const sharedKeys = (numbers: VehicleNumbers): string[] =>
  numberKeys(numbers).filter((key) => !key.startsWith('id:'));

/** The vehicles of the feeds before a further one, by VIN, stock number and rego. */
export class KnownVehicles {
  readonly #byNumber = new Map<string, DraftAtLine[]>();

  constructor(drafts: readonly DraftAtLine[]) {
    for (const each of drafts) {
      for (const key of sharedKeys(each.draft))
        this.#byNumber.set(key, [...(this.#byNumber.get(key) ?? []), each]);
    }
  }

  /** The vehicle that has one of these numbers, the strongest that both have deciding. */
  find(numbers: VehicleNumbers): DraftAtLine | undefined {
    for (const key of sharedKeys(numbers)) {
      const found = this.#byNumber.get(key)?.find(({ draft }) => isSameVehicle(draft, numbers));
      if (found) return found;
    }
    return undefined;
  }

  /** Gives a record of a known vehicle the make and model it need not repeat; another make is another vehicle. */
  introduce(raw: RawVehicle): KnownAs {
    const found = this.find(sharedNumbers(raw));
    if (!found) return 'unknown';
    const make = textOf(raw.make);
    if (make !== undefined && folded(make) !== folded(found.draft.make)) return 'contradicting';
    raw.make ??= found.draft.make;
    raw.model ??= found.draft.model;
    return 'known';
  }
}

/** How a further feed is read: beside the vehicles that are known before it, and whether others are vehicles, too. */
export type SecondaryReading = { known: KnownVehicles; adds: boolean };
