import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { guardRails } from './guard-rails.ts';
import type { Refusal } from './rail.ts';
import { stockFigures, type ReadingCounts, type StockFigures } from '../history/stock-figures.ts';

/** The limits that a tenant has who sets none. */
export const { guard } = FeedSettings.parse({ source: 'x', format: 'csv' });

const VIN = '6T153BK40GX';
/** A car unlike its neighbours in numbers, price and photo. */
export const car = (index: number, changes: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({
    id: `v${index}`,
    stocknum: `S${index}`,
    vin: `${VIN}${String(index).padStart(6, '0')}`,
    make: `Make ${index % 5}`,
    model: `Model ${index % 25}`,
    price: 20_000 + (index - 50) * 10,
    km: 1_000 + index,
    images: [{ url: `photo-${index}` }],
    ...changes,
  });
/** That many of them, each changed by its place. */
export const cars = (count: number, change: (index: number) => Partial<Vehicle> = () => ({})): Vehicle[] =>
  Array.from({ length: count }, (_, index) => car(index, change(index)));

/** Their figures, from a feed without any fault but those named. */
export const figuresOf = (vehicles: Vehicle[], counts: Partial<ReadingCounts> = {}): StockFigures =>
  stockFigures(vehicles, {
    read: vehicles.length,
    quarantined: 0,
    contradicting: 0,
    droppedVins: 0,
    ...counts,
  });
/** What was published last: 101 cars about a median of $20,000. */
export const GOOD = figuresOf(cars(101));

/** What the rails hold against vehicles after GOOD was published. */
export function judge(
  vehicles: Vehicle[],
  counts: Partial<ReadingCounts> = {},
  last: StockFigures | undefined = GOOD,
): Refusal[] {
  const all = { read: vehicles.length, quarantined: 0, contradicting: 0, droppedVins: 0, ...counts };
  return guardRails({ vehicles, figures: figuresOf(vehicles, all), counts: all }, guard, last);
}
/** What they hold against the very first feed. */
export const firstFeed = (vehicles: Vehicle[], counts: Partial<ReadingCounts> = {}): Refusal[] => {
  const all = { read: vehicles.length, quarantined: 0, contradicting: 0, droppedVins: 0, ...counts };
  return guardRails({ vehicles, figures: figuresOf(vehicles, all), counts: all }, guard, undefined);
};
