import { useStore } from '@nanostores/react';
import { $favourites, toggleFavourite } from '../../state/saved-lists.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { SavedVehicles } from './SavedVehicles.tsx';

/** The cars a shopper keeps, as the stock has them now (spec A3). */
export function FavouriteVehicles({ settings }: { settings: SavedSettings }) {
  return (
    <SavedVehicles
      vehicles={useStore($favourites)}
      settings={settings}
      empty={
        <SavedNotice
          icon="heart"
          title="No favourites yet"
          text="Tap the heart on any card to save it here. Sign in to see it on all your devices."
        />
      }
      onRemoveGone={toggleFavourite}
    />
  );
}
