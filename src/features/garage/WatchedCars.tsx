import { imageSource } from '../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { WATCHLIST_PATH } from '../../domain/account/watchlist.ts';
import { GarageCard } from './GarageCard.tsx';

/** As many as are seen here; the watchlist has all of them, with their prices. */
const FEW = 4;
const WIDTH = 240;

/** The vehicles that were saved last (spec A1, A6). What they cost is on their own pages, which ask. */
export function WatchedCars({ cars, images }: { cars: readonly SavedVehicle[]; images: ImageSettings }) {
  const label = cars.length > FEW ? `All ${cars.length} with prices` : 'With prices';
  return (
    <GarageCard id="garage-watchlist" title="Watchlist" link={{ label, href: WATCHLIST_PATH }}>
      <ul className="garage-cars">
        {cars.slice(0, FEW).map(({ id, name, slug, primary_image_url: url }) => (
          <li key={id}>
            <a href={`/cars/${slug}`}>
              {url === '' ? (
                <span className="garage-photo" />
              ) : (
                <img
                  className="garage-photo"
                  src={imageSource(url, WIDTH, images)}
                  alt=""
                  width="120"
                  height="80"
                  loading="lazy"
                />
              )}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </GarageCard>
  );
}
