import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { VehicleCard } from '../../components/vehicle/VehicleCard.tsx';
import { watchVehicle } from '../../components/vehicle/watch-vehicle.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import { $watchlist, refreshWatchlist } from '../../state/watchlist.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { StockNotAsked } from './StockNotAsked.tsx';
import { UnansweredCard } from './UnansweredCard.tsx';
import { useFocusWithin } from './use-focus-within.ts';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

function RemoveButton({ vehicle }: { vehicle: SavedVehicle }) {
  return (
    <button
      type="button"
      className="button button-quiet mt-3 w-full"
      aria-label={`Remove ${vehicle.name} from your watchlist`}
      onClick={() => void watchVehicle(vehicle)}
    >
      Remove
    </button>
  );
}

/** The cars on the watchlist of who is signed in, as the stock has them now (spec A1). */
export function WatchlistVehicles({ settings }: { settings: SavedSettings }) {
  const watched = useStore($watchlist);
  const fresh = useFreshVehicles(watched);
  const region = useFocusWithin(watched.length);
  const today = localTime(new Date(), settings.timeZone).day;
  useEffect(() => void refreshWatchlist(), []);
  return (
    <div ref={region} tabIndex={-1} aria-busy={fresh.isAsking}>
      {watched.length === 0 && (
        <SavedNotice
          icon="heart"
          title="Nothing on your watchlist yet"
          text="Press 'Save to Watchlist' on the page of a vehicle. It is then here on every device you sign in on."
        />
      )}
      {fresh.retry && <StockNotAsked onRetry={fresh.retry} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {watched.map((vehicle) => {
          const now = fresh.of(vehicle);
          return (
            <li key={vehicle.id} className="flex flex-col">
              {now.state === 'listed' ? (
                <VehicleCard card={cardFromHit(now.hit, settings, today)} images={settings.images} />
              ) : now.state === 'gone' ? (
                <UnansweredCard vehicle={vehicle} note="No longer listed" />
              ) : (
                <UnansweredCard
                  vehicle={vehicle}
                  note={fresh.isAsking ? 'One moment' : 'Not known just now'}
                />
              )}
              <RemoveButton vehicle={vehicle} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
