import type { LinkedVehicle } from '../../domain/saved/linked-vehicle.ts';
import { nameOfSlug } from '../../domain/saved/comparison-link.ts';
import { cardFromHit, type SearchHit } from '../../domain/search/card-from-hit.ts';
import { ALL_HREF } from '../../domain/search/listing-href.ts';
import { queryHref } from '../../domain/search/listing-links.ts';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';
import type { FreshVehicle } from './fresh-vehicle.ts';
import type { SavedSettings } from './saved-settings.ts';

/** A car of the comparison: as the stock has it, or what to say where it has not answered or has it no longer. */
export type ComparedCar = {
  slug: string;
  name: string;
  /** Where others like it are; for a car that cannot be bought. */
  similarHref?: string | undefined;
} & ({ hit: SearchHit; card: VehicleCard; note?: never } | { hit?: never; card?: never; note: string });

type Asked = {
  /** What the link's page says; undefined while it has not answered. */
  linked: LinkedVehicle | undefined;
  /** What the stock says of a car that was found. */
  fresh: FreshVehicle;
  isAsking: boolean;
};

/** What the comparison shows of a car (spec A11): sold ones keep their name and lead to others like them. */
export function comparedCar(
  slug: string,
  { linked, fresh, isAsking }: Asked,
  settings: SavedSettings,
  today: string,
): ComparedCar {
  const waiting = isAsking ? 'One moment' : 'Not available';
  if (!linked) return { slug, name: nameOfSlug(slug), note: waiting };
  if (linked.kind === 'gone') {
    const { name, note, hasPage } = linked;
    return { slug, name, note, similarHref: hasPage ? `/cars/${slug}#similar` : ALL_HREF };
  }
  const { name, make, model } = linked.vehicle;
  const similarHref = make === '' ? ALL_HREF : queryHref(`${make} ${model}`.trim());
  if (fresh.state === 'gone') return { slug, name, note: 'No longer listed', similarHref };
  if (fresh.state === 'asked') return { slug, name, note: waiting };
  const card = cardFromHit(fresh.hit, settings, today);
  return { slug, name, hit: fresh.hit, card, ...(!card.available && { similarHref }) };
}
