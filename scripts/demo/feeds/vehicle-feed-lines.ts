import type { DemoVehicle } from '../demo-vehicle.ts';

/** NDJSON: a flat record on each line, the place by its name alone, empty fields left out. */
export function vehicleFeedLines(vehicles: readonly DemoVehicle[]): string {
  return vehicles
    .map(({ location, price_history: _, ...vehicle }) => {
      const record = { ...vehicle, location_name: location.name };
      const filled = Object.entries(record).filter(
        ([, value]) => !(Array.isArray(value) && value.length === 0),
      );
      return `${JSON.stringify(Object.fromEntries(filled))}\n`;
    })
    .join('');
}
