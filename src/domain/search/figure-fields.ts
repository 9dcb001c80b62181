import { lengthMillimetres, truckMass } from '../vehicle/card-figures.ts';
import { licenceClass } from '../vehicle/licence-class.ts';
import type { SearchFieldTable } from './search-field.ts';

const whole = (value: number | undefined): number | undefined => (value ? Math.round(value) : undefined);

const figure = { kind: 'integer', store: 'core', filterable: true, sortable: true, facet: 'values' } as const;
const keyword = { kind: 'keyword', store: 'core', filterable: true, facet: 'values' } as const;

/** Figures by which vehicles of a trade are chosen: the rows of SEARCH_FIELDS that feeds of cars, caravans, bikes or trucks fill. */
export const FIGURE_FIELDS = {
  towing: {
    ...figure,
    from: (car) => whole(car.variant?.towingcapacitybraked),
    shown: { label: 'Tows', widget: 'range', unit: 'kilograms', chipHasLabel: true },
  },
  electric_range: {
    ...figure,
    from: (car) => whole(car.variant?.electricrange),
    shown: { label: 'Electric range', widget: 'range', unit: 'kilometres', chipHasLabel: true },
  },
  trailer_mass: {
    ...figure,
    from: (car) => whole(car.caravan?.aggregate_trailer_mass),
    shown: { label: 'ATM', widget: 'range', unit: 'kilograms', chipHasLabel: true },
  },
  tare: {
    ...figure,
    from: (car) => whole(car.caravan?.tare_weight),
    shown: { label: 'Tare', widget: 'range', unit: 'kilograms', chipHasLabel: true },
  },
  length: {
    ...figure,
    from: (car) => whole(lengthMillimetres(car)),
    shown: { label: 'Length', widget: 'range', unit: 'millimetres', chipHasLabel: true },
  },
  axles: { ...keyword, from: (car) => car.caravan?.axle_type, shown: { label: 'Axles', widget: 'list' } },
  sleeps: { ...figure, from: (car) => car.caravan?.sleeps, shown: { label: 'Sleeps', widget: 'list' } },
  engine_cc: {
    ...figure,
    from: (car) =>
      car.item_type === 'motorcycle' && car.engine_size_litres
        ? Math.round(car.engine_size_litres * 1000)
        : undefined,
    shown: { label: 'Engine', widget: 'range', unit: 'cc', chipHasLabel: true },
  },
  power: {
    ...figure,
    from: (car) => whole(car.variant?.power),
    shown: { label: 'Power', widget: 'range', unit: 'kilowatts', chipHasLabel: true },
  },
  gvm: {
    ...figure,
    from: (car) => whole(truckMass(car)),
    shown: { label: 'GVM', widget: 'range', unit: 'kilograms', chipHasLabel: true },
  },
  licence: {
    ...keyword,
    from: (car) => licenceClass(truckMass(car), car.drive),
    shown: { label: 'Licence', widget: 'list', order: ['Car (C)', 'LR', 'MR', 'MR or HR', 'HR'] },
  },
  // The last day of the registration as YYYYMMDD; a month alone ends with its last day.
  rego_ends: {
    ...figure,
    from: ({ rego_expiry: end }) => {
      const [, year, month, day = '31'] = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(end ?? '') ?? [];
      return year && month ? Number(year + month + day) : undefined;
    },
  },
} satisfies SearchFieldTable;
