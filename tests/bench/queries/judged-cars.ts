import { parse } from 'csv-parse/sync';
import { distanceKilometres } from '../../../src/domain/location/distance.ts';
import type { PostcodePlace } from '../../../src/domain/location/postcode-places.ts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle.ts';
import type { IsNear, JudgedCar } from './score.ts';

type Row = Readonly<Record<string, string | undefined>>;

const EMPTY = new Set(['', '-', 'NA', 'POA', 'nan']);
const text = (cell: string | undefined): string | undefined =>
  cell === undefined || EMPTY.has(cell.trim()) ? undefined : cell.trim();
const number = (cell: string | undefined): number | undefined => {
  const found = /\d+(\.\d+)?/.exec(text(cell) ?? '')?.[0];
  return found === undefined ? undefined : Number(found);
};
const counted = (row: Row, noun: string): number | undefined =>
  number([row['Doors'], row['Seats']].find((cell) => cell?.includes(noun)));
/** New cars have the warranty where others have their colours. */
const colour = (cell: string | undefined): string | undefined =>
  cell && /^\d+ years?/.test(cell) ? undefined : text(cell?.split(' / ')[0]);

/** The rows of a list of classified ads as the meanings of queries read them, by nothing of the product; ids count rows from 1. */
export function judgedCars(csv: string): JudgedCar[] {
  const rows: Row[] = parse(csv, { columns: true, bom: true });
  return rows.flatMap((row, at) => {
    if (!text(row['Brand'])) return [];
    const [suburb, state] = (text(row['Location']) ?? '').split(',').map((part) => part.trim());
    return {
      id: String(at + 1),
      make: text(row['Brand']),
      title: text(row['Title']),
      year: number(row['Year']),
      price: number(row['Price']),
      km: number(row['Kilometres']),
      condition: text(row['UsedOrNew']),
      transmission: text(row['Transmission']),
      drive: text(row['DriveType']),
      fuel: text(row['FuelType']),
      body: text(row['BodyType']),
      doors: counted(row, 'Door'),
      seats: counted(row, 'Seat'),
      colour: colour(row['ColourExtInt']),
      suburb: text(suburb),
      state: text(state),
      cylinders: number(/\d+ cyl/.exec(row['CylindersinEngine'] ?? '')?.[0]),
      litres: number(/[\d.]+ L/.exec(row['Engine'] ?? '')?.[0]),
    };
  });
}

/** The row of each vehicle, by its id: they stand in the order of the feed, without the rows that it refuses. */
export function rowsOfVehicles(
  vehicles: readonly Vehicle[],
  cars: readonly JudgedCar[],
): Map<string, string> {
  const rows = new Map<string, string>();
  let at = 0;
  for (const { id, year, price } of vehicles) {
    while (at < cars.length && (cars[at]!['year'] !== year || (price ?? undefined) !== cars[at]!['price']))
      at++;
    if (at === cars.length) throw new Error(`${id}: no row of the feed is this vehicle.`);
    rows.set(id, cars[at++]!.id);
  }
  return rows;
}

/** Where the suburbs of cars are, by the first place of that name and state. */
export function nearness(postcodes: readonly PostcodePlace[]): IsNear {
  const places = new Map<string, PostcodePlace>();
  for (const place of postcodes)
    for (const name of place.localities) {
      const key = `${name} ${place.state}`.toLowerCase();
      if (!places.has(key)) places.set(key, place);
    }
  return (car, { lat, lon, km }) => {
    const place = places.get(`${String(car['suburb'])} ${String(car['state'])}`.toLowerCase());
    return (
      place !== undefined && distanceKilometres({ lat, long: lon }, { lat: place.lat, long: place.lng }) <= km
    );
  };
}
