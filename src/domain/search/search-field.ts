import type { IndexField } from '../../search-engine/index-format.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Facet } from './facet.ts';

type FieldSource = string | number | boolean | readonly string[] | undefined;

/**
 * A field of the search: how the index and the server hold it, where it comes from, and how a list shows it where a
 * tenant may name it as a facet. Derived fields too say what a car has.
 */
export interface SearchField extends Omit<IndexField, 'name'> {
  from: (vehicle: Vehicle) => FieldSource;
  shown?: Facet;
}

/** A list of fields by name. */
export type SearchFieldTable = Readonly<Record<string, SearchField>>;
