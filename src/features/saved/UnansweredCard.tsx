import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';

const NOTHING_YET = '\u00a0';

/** In place of a kept car's card, as tall as it, until the stock has answered or where it has the car no longer (spec A3). */
export function UnansweredCard({
  vehicle,
  note,
  onRemove,
}: {
  vehicle: SavedVehicle;
  note: string;
  onRemove?: (() => void) | undefined;
}) {
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      <div className="aspect-3/2 bg-raised" />
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div>
          <h3 className="text-[1.0625rem] leading-snug font-semibold tracking-tight">{vehicle.name}</h3>
          <p className="text-[0.9375rem] text-ink-soft">{note}</p>
        </div>
        {onRemove ? (
          <button type="button" className="button button-quiet mt-auto" onClick={onRemove}>
            Remove<span className="sr-only">{` ${vehicle.name}`}</span>
          </button>
        ) : (
          <>
            <p className="text-sm">{NOTHING_YET}</p>
            <div className="mt-auto flex flex-col gap-1.5 border-t border-line pt-3">
              <p className="text-[1.375rem] leading-tight">{NOTHING_YET}</p>
              <p className="text-sm">{NOTHING_YET}</p>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
