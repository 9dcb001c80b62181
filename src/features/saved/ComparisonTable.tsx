import { Icon } from '../../components/ui/Icon.tsx';
import { VehiclePrice } from '../../components/vehicle/VehiclePrice.tsx';
import { comparisonRows } from '../../domain/saved/comparison-rows.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import type { SearchHit } from '../../domain/search/card-from-hit.ts';
import { imageSource } from '../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../domain/picture/image-settings.ts';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';

/** A car of the comparison: as the stock has it, or what to say where it has not answered or has it no longer. */
export type ComparedCar = { vehicle: SavedVehicle } & (
  { hit: SearchHit; card: VehicleCard; note?: never } | { hit?: never; card?: never; note: string }
);

/** Stays in sight while the cars move sideways on a phone. */
const LABEL_CELL = 'sticky left-0 z-1 bg-ground pr-4 max-sm:max-w-22 max-sm:pr-2 sm:whitespace-nowrap';

/** Cars side by side, a line for each detail; lines in which they differ are bold (spec A3). */
export function ComparisonTable({
  cars,
  images,
  onRemove,
}: {
  cars: readonly ComparedCar[];
  images: ImageSettings;
  onRemove: (vehicle: SavedVehicle) => void;
}) {
  return (
    <div role="region" aria-label="Cars side by side" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="align-top">
            <th scope="col" className={LABEL_CELL}>
              <span className="sr-only">Detail</span>
            </th>
            {cars.map((car) => (
              <th key={car.vehicle.id} scope="col" className="min-w-33 p-2 font-normal sm:min-w-60">
                <CarHeading car={car} images={images} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(cars.map(({ hit }) => hit)).map(({ label, values, differs }) => (
            <tr key={label} className="border-t border-line">
              <th
                scope="row"
                className={`${LABEL_CELL} py-3 text-sm font-semibold text-ink-soft max-sm:text-xs`}
              >
                {label}
                {differs && <span className="sr-only">, differs</span>}
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

function CarHeading({
  car: { vehicle, card, note },
  images,
  onRemove,
}: {
  car: ComparedCar;
  images: ImageSettings;
  onRemove: (vehicle: SavedVehicle) => void;
}) {
  return (
    <>
      <div className="aspect-3/2 overflow-hidden rounded-medium bg-raised">
        {card?.image && (
          <img
            src={imageSource(card.image.url, 480, images)}
            alt=""
            width={480}
            height={320}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className="mt-3 font-semibold">{card ? <a href={card.href}>{card.title}</a> : vehicle.name}</p>
      {card?.available && <VehiclePrice price={card.price} />}
      {/* As tall as a price, so that nothing below moves when it comes. */}
      {!card?.available && (
        <p className="text-[1.375rem] leading-tight text-ink-soft">{card ? 'Sold' : note}</p>
      )}
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        onClick={() => onRemove(vehicle)}
      >
        <Icon name="close" className="size-4" />
        Remove<span className="sr-only"> {vehicle.name}</span>
      </button>
    </>
  );
}
