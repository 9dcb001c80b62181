import { CaravanFigures, VariantFigures } from '../../domain/vehicle/vehicle.ts';
import { MAP_FIELDS } from '../read/map-fields.ts';
import type { MapField } from '../read/map-fields.ts';
import type { ColumnMap, FieldSource } from '../read/column-map.ts';

const nestedIn = (group: string, fields: readonly MapField[]): [MapField, FieldSource][] =>
  fields.map((field) => [field, [`${group}.${field}`, field]]);

/** Every field under its own name (spec N2), flat as in a table or nested as in the calls. */
export const standard = {
  sentence: 'Field names of the specification, as columns of a table or as nested JSON.',
  fields: {
    ...Object.fromEntries(MAP_FIELDS.map((field): [MapField, FieldSource] => [field, field])),
    ...Object.fromEntries(nestedIn('variant', VariantFigures.keyof().options)),
    ...Object.fromEntries(nestedIn('caravan', CaravanFigures.keyof().options)),
    location_id: ['location_id', 'location.id'],
    location_slug: ['location_slug', 'location.slug'],
    location_name: ['location_name', 'location.name'],
    city: ['city', 'location.address.city', 'location.city'],
    state: ['state', 'location.address.state', 'location.state'],
    dealership_id: ['dealership_id', 'location.dealership_id'],
    dealership_slug: ['dealership_slug', 'location.dealership_slug'],
  },
} satisfies ColumnMap;
