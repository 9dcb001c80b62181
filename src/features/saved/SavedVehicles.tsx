import type { ReactNode } from 'react';
import { VehicleCard } from '../../components/vehicle/VehicleCard.tsx';
import { localTime } from '../../domain/location/local-time.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import type { SavedSettings } from './saved-settings.ts';
import { StockNotAsked } from './StockNotAsked.tsx';
import { UnansweredCard } from './UnansweredCard.tsx';
import { useFocusWithin } from './use-focus-within.ts';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

type Props = {
  vehicles: readonly SavedVehicle[];
  settings: SavedSettings;
  /** What is shown in place of an empty list. */
  empty: ReactNode;
  /** Takes a vehicle that is gone from the list, by a button on its card. */
  onRemoveGone?: (vehicle: SavedVehicle) => void;
  /** Stands below each card. */
  below?: (vehicle: SavedVehicle) => ReactNode;
};

/** Vehicles that a shopper keeps, as the stock has them now: listed, no longer listed, or not known while nobody answers. */
export function SavedVehicles({ vehicles, settings, empty, onRemoveGone, below }: Props) {
  const fresh = useFreshVehicles(vehicles);
  const region = useFocusWithin(vehicles.length);
  const today = localTime(new Date(), settings.timeZone).day;
  function card(vehicle: SavedVehicle): ReactNode {
    const now = fresh.of(vehicle);
    if (now.state === 'listed')
      return <VehicleCard card={cardFromHit(now.hit, settings, today)} images={settings.images} />;
    if (now.state !== 'gone')
      return <UnansweredCard vehicle={vehicle} note={fresh.isAsking ? 'One moment' : 'Not available'} />;
    const remove = onRemoveGone && { onRemove: () => onRemoveGone(vehicle) };
    return <UnansweredCard vehicle={vehicle} note="No longer listed" {...remove} />;
  }
  return (
    <div ref={region} tabIndex={-1} aria-busy={fresh.isAsking}>
      {vehicles.length === 0 && empty}
      {fresh.retry && <StockNotAsked onRetry={fresh.retry} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="flex flex-col">
            {card(vehicle)}
            {below?.(vehicle)}
          </li>
        ))}
      </ul>
    </div>
  );
}
