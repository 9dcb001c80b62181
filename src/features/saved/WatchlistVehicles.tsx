import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { watchVehicle } from '../../components/vehicle/watch-vehicle.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { $watchlist, refreshWatchlist } from '../../state/watchlist.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { SavedVehicles } from './SavedVehicles.tsx';

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
  useEffect(() => void refreshWatchlist(), []);
  return (
    <SavedVehicles
      vehicles={useStore($watchlist)}
      settings={settings}
      empty={
        <SavedNotice
          icon="heart"
          title="Nothing on your watchlist yet"
          text="Press 'Save' on any vehicle. It is then here on every device you sign in on."
        />
      }
      below={(vehicle) => <RemoveButton vehicle={vehicle} />}
    />
  );
}
