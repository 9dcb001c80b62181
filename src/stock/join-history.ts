import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { foldHistory, newEvents } from './history/history.ts';
import type { Sighting, VehicleHistory } from './history/history.ts';
import { identityKey } from './history/identity.ts';
import type { DraftAtLine } from './read/draft-at-line.ts';
import { vehicleAddresses } from './history/vehicle-addresses.ts';
import { withHistory } from './history/with-history.ts';

type WholeVehicle = { line: number; feed: string | undefined; identity: string; vehicle: Vehicle };

/**
 * Drafts as whole vehicles, by what the history and today's feed together say of each; `hasArrived` says of a key
 * whether that vehicle came after the first stock was published.
 */
export function joinHistory(
  drafts: readonly DraftAtLine[],
  histories: ReadonlyMap<string, VehicleHistory>,
  { today, hasArrived }: { today: string; hasArrived: (key: string) => boolean },
): { vehicles: WholeVehicle[]; sightings: Sighting[]; warnings: string[] } {
  const addresses = vehicleAddresses(drafts.map(({ draft }) => draft));
  const sightings = drafts.map(({ draft, overridden }) => ({
    key: identityKey(draft),
    of: { make: draft.make, model: draft.model, ...(draft.year !== undefined && { year: draft.year }) },
    isOverridden: overridden?.has('price'),
    price: draft.price,
    sold: draft.sold,
    priceHistory: draft.price_history,
  }));
  const warnings: string[] = [];
  const vehicles = drafts.map(({ line, feed, draft }, index): WholeVehicle => {
    const sighting = sightings[index]!;
    const { key } = sighting;
    const known = histories.get(key);
    // A copy that prices can be added to: what is remembered stays as it is.
    const past = new Map(known ? [[key, { ...known, prices: [...known.prices] }]] : []);
    const history = foldHistory(newEvents(past, [sighting], today), past).get(key)!;
    const { vehicle, isWasPriceDropped } = withHistory(draft, addresses[index]!, history, {
      today,
      arrivedBeforeOurEyes: hasArrived(key),
    });
    if (isWasPriceDropped) warnings.push('before_price: no earlier price proves it, left out');
    return { line, feed, identity: key, vehicle };
  });
  return { vehicles, sightings, warnings };
}
