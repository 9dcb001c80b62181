import { useStore } from '@nanostores/react';
import { VehicleCard } from '../../components/vehicle/VehicleCard.tsx';
import { localTime } from '../../domain/location/local-time.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import { $favourites, toggleFavourite } from '../../state/favourites.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

/** The cars a shopper keeps, as the stock has them now (spec A3). */
export function FavouriteVehicles({ settings }: { settings: SavedSettings }) {
  const favourites = useStore($favourites);
  const fresh = useFreshVehicles(favourites);
  if (favourites.length === 0) {
    return (
      <SavedNotice
        icon="heart"
        title="No favourites yet"
        text="Press the heart on any card to keep it here, in this browser only."
      />
    );
  }
  if (fresh.state === 'failed') {
    return (
      <SavedNotice
        icon="search"
        title="The stock could not be asked"
        text={`Your ${favourites.length} favourites are safe in this browser.`}
        onRetry={fresh.retry}
      />
    );
  }
  const today = localTime(new Date(), settings.timeZone).day;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy={fresh.state === 'loading'}>
      {favourites.map((favourite) => {
        const hit = fresh.state === 'ready' ? fresh.hits.get(favourite.id) : undefined;
        return (
          <li key={favourite.id}>
            {hit ? (
              <VehicleCard card={cardFromHit(hit, settings, today)} images={settings.images} />
            ) : (
              <article className="card flex h-full flex-col justify-end gap-2 bg-raised p-5">
                <h3 className="font-semibold">{favourite.name}</h3>
                <p className="text-ink-soft">
                  {fresh.state === 'loading' ? 'One moment' : 'No longer listed'}
                </p>
                {fresh.state === 'ready' && (
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => toggleFavourite(favourite)}
                  >
                    Remove
                  </button>
                )}
              </article>
            )}
          </li>
        );
      })}
    </ul>
  );
}
