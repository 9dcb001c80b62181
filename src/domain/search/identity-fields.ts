import type { IndexDocument } from '../../search-engine/index-document.ts';
import { type IdentitySettings, shownIdentity } from '../vehicle/shown-identity.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SearchFieldTable } from './search-field.ts';

const identity = { kind: 'text', store: 'identity' } as const;
const VIN = '^(?=.*\\d)[a-hj-npr-z0-9]{17}$';
const PLATE = '^(?=.*\\d)(?=.*[a-z])[a-z0-9]{5,7}$';
/** Four figures that may be a year are one. */
const FIGURES = '^(?!(?:19|20)\\d\\d$)\\d{4,8}$';

const withoutSigns = (text: string | undefined): string | undefined => text?.replace(/[^\p{L}\p{N}]+/gu, '');

/** The figures of a stock number that has letters as well: shoppers leave those away. */
function figuresOf(number: string | undefined): string | undefined {
  const figures = number?.replace(/\D+/g, '');
  return figures && /\p{L}/u.test(number ?? '') ? figures : undefined;
}

/** What tells one car from all others (spec S2): rows of SEARCH_FIELDS that a text finds whole, and no answer shows. */
export const IDENTITY_FIELDS = {
  vin: { ...identity, pattern: VIN, searchable: 21, from: (car) => withoutSigns(car.vin) },
  plate: { ...identity, pattern: PLATE, searchable: 22, from: (car) => withoutSigns(car.regplate) },
  number_figures: {
    ...identity,
    pattern: FIGURES,
    searchable: 23,
    from: (car) => figuresOf(car.stocknum ?? car.id),
  },
} satisfies SearchFieldTable;

/** A document without the VIN and plate that pages of its vehicle don't show: anyone who holds the index could read them (spec V6). */
export function withShownIdentity(
  document: IndexDocument,
  vehicle: Vehicle,
  settings: IdentitySettings | undefined,
): IndexDocument {
  const { vin, plate } = settings ? shownIdentity(vehicle, settings) : {};
  return { ...document, vin: vin && document['vin'], plate: plate && document['plate'] };
}
