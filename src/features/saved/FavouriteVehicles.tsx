import { useStore } from '@nanostores/react';
import { VehicleCard } from '../../components/vehicle/VehicleCard.tsx';
import { localTime } from '../../domain/location/local-time.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import { $favourites, toggleFavourite } from '../../state/favourites.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { StockNotAsked } from './StockNotAsked.tsx';
import { UnansweredCard } from './UnansweredCard.tsx';
import { useFocusWithin } from './use-focus-within.ts';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

/** The cars a shopper keeps, as the stock has them now (spec A3). */
export function FavouriteVehicles({ settings }: { settings: SavedSettings }) {
  const favourites = useStore($favourites);
  const fresh = useFreshVehicles(favourites);
  const region = useFocusWithin(favourites.length);
  const today = localTime(new Date(), settings.timeZone).day;
  return (
    <div ref={region} tabIndex={-1} aria-busy={fresh.isAsking}>
      {favourites.length === 0 && (
        <SavedNotice
          icon="heart"
          title="No favourites yet"
          text="Press the heart on any card to keep it here, in this browser only."
        />
      )}
      {fresh.retry && <StockNotAsked onRetry={fresh.retry} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {favourites.map((favourite) => {
          const now = fresh.of(favourite);
          return (
            <li key={favourite.id}>
              {now.state === 'listed' ? (
                <VehicleCard card={cardFromHit(now.hit, settings, today)} images={settings.images} />
              ) : now.state === 'gone' ? (
                <UnansweredCard
                  vehicle={favourite}
                  note="No longer listed"
                  onRemove={() => toggleFavourite(favourite)}
                />
              ) : (
                <UnansweredCard
                  vehicle={favourite}
                  note={fresh.isAsking ? 'One moment' : 'Not known just now'}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
