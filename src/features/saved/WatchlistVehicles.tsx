import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AccountGate } from '../../components/account/AccountGate.tsx';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { $watchlist, refreshWatchlist } from '../../state/watchlist.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { SavedVehicles } from './SavedVehicles.tsx';

/** Loaded in the browser alone: the place of its toast needs a page. */
const watching = () => import('../../components/vehicle/watch-vehicle.ts');

function RemoveButton({ vehicle }: { vehicle: SavedVehicle }) {
  return (
    <button
      type="button"
      className="button button-quiet mt-3 w-full"
      aria-label={`Remove ${vehicle.name} from your watchlist`}
      onClick={() => void watching().then(({ watchVehicle }) => watchVehicle(vehicle))}
    >
      Remove
    </button>
  );
}

/** The cars on the watchlist of who is signed in, as the stock has them now (spec A1, A10). */
export function WatchlistVehicles({ settings }: { settings: SavedSettings }) {
  return (
    <AccountGate type="watchlist" keeps>
      <h2 className="sr-only">Vehicles you saved</h2>
      <WatchedVehicles settings={settings} />
    </AccountGate>
  );
}

function WatchedVehicles({ settings }: { settings: SavedSettings }) {
  useEffect(() => {
    void refreshWatchlist();
    // A toast is read out where its place stood before it.
    void watching().catch(() => {});
  }, []);
  return (
    <SavedVehicles
      vehicles={useStore($watchlist)}
      settings={settings}
      empty={
        <SavedNotice
          icon="heart"
          title="Nothing on your watchlist yet"
          text="Tap 'Save' on any vehicle to see it here on every device you sign in on."
        />
      }
      below={(vehicle) => <RemoveButton vehicle={vehicle} />}
    />
  );
}
