import { useStore } from '@nanostores/react';
import { Icon } from '../../components/ui/Icon.tsx';
import { VehiclePrice } from '../../components/vehicle/VehiclePrice.tsx';
import { localTime } from '../../domain/location/local-time.ts';
import { comparisonRows } from '../../domain/saved/comparison-rows.ts';
import { cardFromHit } from '../../domain/search/card-from-hit.ts';
import { imageSource } from '../../domain/site/image-host.ts';
import { $comparison, toggleComparison } from '../../state/comparison.ts';
import type { SavedSettings } from './saved-settings.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { useFreshVehicles } from './use-fresh-vehicles.ts';

/** Up to four cars side by side, as the stock has them now (spec A3). */
export function ComparedVehicles({ settings }: { settings: SavedSettings }) {
  const chosen = useStore($comparison);
  const fresh = useFreshVehicles(chosen);
  if (chosen.length === 0) {
    const text = 'Press the two arrows on up to four cards, then come back to see them side by side.';
    return <SavedNotice icon="compare" title="Nothing to compare yet" text={text} />;
  }
  if (fresh.state === 'failed') {
    const text = 'Your choice is safe in this browser.';
    return (
      <SavedNotice icon="search" title="The stock could not be asked" text={text} onRetry={fresh.retry} />
    );
  }
  const hits = fresh.state === 'ready' ? fresh.hits : new Map<string, Record<string, unknown>>();
  const today = localTime(new Date(), settings.timeZone).day;
  const cars = chosen.map((vehicle) => {
    const hit = hits.get(vehicle.id);
    return { vehicle, hit: hit ?? {}, card: hit && cardFromHit(hit, settings, today) };
  });
  return (
    <div className="overflow-x-auto" aria-busy={fresh.state === 'loading'}>
      <table className="w-full text-left">
        <caption className="sr-only">Cars side by side; lines in which they differ are bold</caption>
        <thead>
          <tr className="align-top">
            <th scope="col">
              <span className="sr-only">Detail</span>
            </th>
            {cars.map(({ vehicle, card }) => (
              <th key={vehicle.id} scope="col" className="min-w-60 p-2 font-normal">
                <div className="aspect-3/2 overflow-hidden rounded-medium bg-raised">
                  {card?.image && (
                    <img
                      src={imageSource(card.image.url, 480, settings.images)}
                      alt=""
                      width={480}
                      height={320}
                      className="size-full object-cover"
                    />
                  )}
                </div>
                <p className="mt-3 font-semibold">
                  {card ? <a href={card.href}>{card.title}</a> : vehicle.name}
                </p>
                {card ? (
                  <VehiclePrice price={card.price} />
                ) : (
                  <p className="text-ink-soft">
                    {fresh.state === 'loading' ? 'One moment' : 'No longer listed'}
                  </p>
                )}
                <button
                  type="button"
                  className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
                  onClick={() => toggleComparison(vehicle)}
                >
                  <Icon name="close" className="size-4" />
                  Remove<span className="sr-only"> {vehicle.name}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(cars.map(({ hit }) => hit)).map(({ label, values, differs }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 text-sm font-semibold text-ink-soft">
                {label}
              </th>
              {values.map((value, at) => (
                <td key={cars[at]?.vehicle.id} className={`px-2 py-3 ${differs ? 'font-semibold' : ''}`}>
                  {value || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
