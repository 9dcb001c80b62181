import { formatMeasure } from '../text/measure.ts';
import { engineSizeText } from './card-figures.ts';
import { fuelCapacity } from './fuel-kind.ts';
import type { Vehicle } from './vehicle.ts';

type SpecificationGroup = 'Engine' | 'Fuel and energy' | 'Size' | 'Weight and towing' | 'Living' | 'Safety';
export type Specification = { group: SpecificationGroup; label: string; value: string };

type Row = readonly [label: string, value: (vehicle: Vehicle) => string | undefined];

const GROUPS: readonly (readonly [SpecificationGroup, readonly Row[]])[] = [
  [
    'Engine',
    [
      [
        'Engine size',
        ({ variant, item_type: type }) =>
          engineSizeText(variant?.enginesize_litres, type) ?? variant?.enginesize,
      ],
      ['Cylinders', ({ variant }) => variant?.cylinders?.toString()],
      ['Induction', ({ variant }) => variant?.induction?.replace(/^aspirated$/i, 'Naturally aspirated')],
      ['Power', ({ variant }) => formatMeasure(variant?.power, 'kW')],
      ['Torque', ({ variant }) => formatMeasure(variant?.torque, 'Nm')],
      ['Gears', ({ variant }) => variant?.geartype],
    ],
  ],
  [
    'Fuel and energy',
    [
      [
        'Fuel consumption, combined',
        ({ variant }) => formatMeasure(variant?.fuelconsumptioncombined, 'L/100 km'),
      ],
      ['Fuel capacity', (vehicle) => formatMeasure(fuelCapacity(vehicle), 'L')],
      ['Energy consumption', ({ variant }) => formatMeasure(variant?.energyconsumption, 'Wh/km')],
      ['Electric range', ({ variant }) => formatMeasure(variant?.electricrange, 'km')],
    ],
  ],
  [
    'Living',
    [
      ['Sleeps', ({ caravan }) => caravan?.sleeps?.toString()],
      ['Axle', ({ caravan }) => caravan?.axle_type],
    ],
  ],
  [
    'Size',
    [
      ['Body', ({ variant }) => variant?.bodyconfiguration],
      ['Length', ({ variant }) => formatMeasure(variant?.vehiclelength, 'mm')],
      ['Width', ({ variant }) => formatMeasure(variant?.vehiclewidth, 'mm')],
      ['Height', ({ variant }) => formatMeasure(variant?.vehicleheight, 'mm')],
      ['Body length', ({ caravan }) => formatMeasure(caravan?.body_length, 'mm')],
      ['Body width', ({ caravan }) => formatMeasure(caravan?.body_width, 'mm')],
    ],
  ],
  [
    'Weight and towing',
    [
      ['Gross vehicle mass', ({ variant }) => formatMeasure(variant?.grossvehiclemass, 'kg')],
      ['Towing capacity, braked', ({ variant }) => formatMeasure(variant?.towingcapacitybraked, 'kg')],
      ['Tare', ({ caravan }) => formatMeasure(caravan?.tare_weight, 'kg')],
      ['Aggregate trailer mass', ({ caravan }) => formatMeasure(caravan?.aggregate_trailer_mass, 'kg')],
      ['Ball weight', ({ caravan }) => formatMeasure(caravan?.ball_weight, 'kg')],
    ],
  ],
  ['Safety', [['ANCAP rating', ({ variant }) => ancapText(variant)]]],
];

/** The technical figures of a vehicle with their units, group by group; unknown ones left out (spec V6, V19). */
export function specifications(vehicle: Vehicle): Specification[] {
  return GROUPS.flatMap(([group, rows]) =>
    rows.flatMap(([label, valueOf]) => {
      const value = valueOf(vehicle);
      return value ? [{ group, label, value }] : [];
    }),
  );
}

/** Stars mean nothing without the year they were tested in: the rating's demands rise. */
function ancapText(variant: Vehicle['variant']): string | undefined {
  if (!variant?.ancaprating || !variant.ancapyear) return undefined;
  return `${variant.ancaprating} stars (tested ${variant.ancapyear})`;
}
