import { useStore } from '@nanostores/react';
import { localTime } from '../../domain/location/local-time.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import { $comparison, toggleComparison } from '../../state/comparison.ts';
import { ComparisonTable, type ComparedCar } from './ComparisonTable.tsx';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { StockNotAsked } from './StockNotAsked.tsx';
import { useFocusWithin } from './use-focus-within.ts';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

/** Up to four cars side by side, as the stock has them now (spec A3). */
export function ComparedVehicles({ settings }: { settings: SavedSettings }) {
  const chosen = useStore($comparison);
  const fresh = useFreshVehicles(chosen);
  const region = useFocusWithin(chosen.length);
  const today = localTime(new Date(), settings.timeZone).day;
  const cars = chosen.map((vehicle): ComparedCar => {
    const now = fresh.of(vehicle);
    if (now.state === 'listed') {
      return { vehicle, hit: now.hit, card: cardFromHit(now.hit, settings, today) };
    }
    if (now.state === 'gone') return { vehicle, note: 'No longer listed' };
    return { vehicle, note: fresh.isAsking ? 'One moment' : 'Not known just now' };
  });
  return (
    <div ref={region} tabIndex={-1} aria-busy={fresh.isAsking}>
      {fresh.retry && <StockNotAsked onRetry={fresh.retry} />}
      {cars.length === 0 ? (
        <SavedNotice
          icon="compare"
          title="Nothing to compare yet"
          text="Press the scales on up to four cards, then come back to see them side by side."
        />
      ) : (
        <ComparisonTable cars={cars} images={settings.images} onRemove={toggleComparison} />
      )}
    </div>
  );
}
