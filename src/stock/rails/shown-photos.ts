import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { sameValueShares } from '../history/same-value-shares.ts';
import type { StockFigures } from '../history/stock-figures.ts';
import { lostPhotosRefusals } from './lost-photos.ts';
import type { Refusal } from './rail.ts';
import { sameValueRefusals } from './same-value.ts';

/** The share of the vehicles whose photo has the same bytes; `photo` is the one of the addresses in the feed. */
const SHOWN = 'shown photo';

/** The figures of stock with the photos that the site shows in place of those that the feed names; `vehicles` are those of the figures. */
export function withShownPhotos(figures: StockFigures, vehicles: readonly Vehicle[]): StockFigures {
  const { photo } = sameValueShares(vehicles);
  return {
    ...figures,
    sameValue: { ...figures.sameValue, ...(photo !== undefined && { [SHOWN]: photo }) },
    ...(figures.vehicles && {
      vehicles: figures.vehicles.map((each, at) => ({ ...each, photos: vehicles[at]?.images.length ?? 0 })),
    }),
  };
}

/**
 * What speaks against the photos that a site would show, as withShownPhotos has them: far fewer than last time, or one and the same
 * for nearly all vehicles that had many, as a host in trouble sends it. `reasons` say why photos are not had.
 */
export function shownPhotosRefusals(
  figures: StockFigures,
  last: StockFigures | undefined,
  guard: FeedSettings['guard'],
  reasons: readonly string[],
): Refusal[] {
  const share = figures.sameValue?.[SHOWN];
  const why = reasons.map((reason) => ` ${reason}`).join('');
  const lost = lostPhotosRefusals(last?.vehicles ?? [], figures.vehicles ?? [], guard.maximum_photos_lost);
  return [
    ...lost.map((refusal) => ({ ...refusal, message: `${refusal.message}${why}` })),
    ...(share === undefined || !last
      ? []
      : sameValueRefusals({ [SHOWN]: share }, last.sameValue ?? {}, guard.maximum_same_value)),
  ];
}
