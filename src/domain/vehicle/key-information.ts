import { formatKilometres, formatMonth } from '../text/format.ts';
import { formatMeasure } from '../text/measure.ts';
import { bodyName, bodyWords } from './body-name.ts';
import { engineText } from './card-figures.ts';
import { shownIdentity, type IdentitySettings } from './shown-identity.ts';
import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-words.ts';

export type KeyFact = { key: KeyFactKey; label: string; value: string };

type Source = {
  label: string;
  value: (vehicle: Vehicle, settings: FactSettings, rego: string | undefined) => string | undefined;
};
type FactSettings = IdentitySettings;

const FACTS = {
  km: {
    label: 'Kilometres',
    value: ({ km, car_type: type }) =>
      km || (km === 0 && type !== 'used') ? formatKilometres(km) : undefined,
  },
  trans: { label: 'Transmission', value: (vehicle) => vehicle.trans ?? vehicle.simple_transmission },
  fuel: { label: 'Fuel', value: (vehicle) => vehicle.fuel ?? vehicle.simple_fuel },
  body: { label: 'Body', value: (vehicle) => bodyWords(vehicle.body ?? '') || bodyName(vehicle) },
  drive: { label: 'Drive', value: (vehicle) => vehicle.drive },
  engine: { label: 'Engine', value: engineText },
  seats: { label: 'Seats', value: (vehicle) => count(vehicle.seats) },
  doors: { label: 'Doors', value: (vehicle) => count(vehicle.doors) },
  sleeps: { label: 'Sleeps', value: (vehicle) => count(vehicle.caravan?.sleeps) },
  length: { label: 'Body length', value: (vehicle) => formatMeasure(vehicle.caravan?.body_length, 'mm') },
  tare: { label: 'Tare', value: (vehicle) => formatMeasure(vehicle.caravan?.tare_weight, 'kg') },
  atm: {
    label: 'Aggregate trailer mass',
    value: (vehicle) => formatMeasure(vehicle.caravan?.aggregate_trailer_mass, 'kg'),
  },
  axle: { label: 'Axle', value: (vehicle) => vehicle.caravan?.axle_type },
  gvm: {
    label: 'Gross vehicle mass',
    value: (vehicle) => formatMeasure(vehicle.variant?.grossvehiclemass, 'kg'),
  },
  year: { label: 'Year', value: (vehicle) => vehicle.year?.toString() },
  colour: { label: 'Colour', value: (vehicle) => vehicle.colour },
  interior: { label: 'Interior', value: (vehicle) => vehicle.interior_colour },
  plate: {
    label: 'Registration plate',
    value: (vehicle, settings) => shownIdentity(vehicle, settings).plate,
  },
  rego: {
    label: 'Registration',
    value: (_, __, rego) => rego,
  },
  built: { label: 'Build date', value: (vehicle) => vehicle.build_date && formatMonth(vehicle.build_date) },
  complied: {
    label: 'Compliance date',
    value: (vehicle) => vehicle.compliance_date && formatMonth(vehicle.compliance_date),
  },
  stock: { label: 'Stock number', value: (vehicle) => vehicle.stocknum },
  vin: { label: 'VIN', value: (vehicle, settings) => shownIdentity(vehicle, settings).vin },
} satisfies Record<string, Source>;

type KeyFactKey = keyof typeof FACTS;

const PAPERS = ['plate', 'rego', 'built', 'complied', 'stock', 'vin'] as const;

/** What decides a purchase comes first: the page opens with four (spec V6), and they differ by trade (spec V19). */
const ORDERS = {
  car: [
    'km',
    'trans',
    'fuel',
    'body',
    'drive',
    'engine',
    'seats',
    'doors',
    'year',
    'colour',
    'interior',
    ...PAPERS,
  ],
  motorcycle: ['km', 'engine', 'body', 'trans', 'year', 'colour', 'fuel', 'seats', ...PAPERS],
  truck: ['km', 'body', 'gvm', 'trans', 'engine', 'fuel', 'drive', 'seats', 'year', 'colour', ...PAPERS],
  caravan: ['sleeps', 'length', 'atm', 'tare', 'axle', 'body', 'year', 'colour', 'interior', ...PAPERS],
} satisfies Record<ItemType, readonly KeyFactKey[]>;

/**
 * The facts of a vehicle in the order that matters for its trade; unknown ones left out (spec V6). `rego` is what is said of its
 * registration (regoText), which alone depends on the day.
 */
export function keyInformation(
  vehicle: Vehicle,
  rego: string | undefined,
  settings: FactSettings,
): KeyFact[] {
  return ORDERS[vehicle.item_type].flatMap((key) => {
    const { label, value: valueOf }: Source = FACTS[key];
    const value = valueOf(vehicle, settings, rego);
    return value ? [{ key, label, value }] : [];
  });
}

function count(value: number | undefined): string | undefined {
  return value ? String(value) : undefined;
}
