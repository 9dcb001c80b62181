import { nearestWord } from '../../tenant/nearest-word.ts';
import { FeedError } from '../feed/feed-error.ts';
import { auListings } from './au-listings.ts';
import type { ColumnMap } from '../read/column-map.ts';
import { standard } from './standard.ts';

/** The maps that ship, by the name that `feed.map` and `--map` give. */
const MAPS: ReadonlyMap<string, ColumnMap> = new Map<string, ColumnMap>([
  ['standard', standard],
  ['au-listings', auListings],
]);

/** The names that `feed.map` may give. */
export const MAP_NAMES: readonly string[] = [...MAPS.keys()];

/** The map of that name. Throws FeedError, naming the maps there are, when there is none. */
export function mapNamed(name: string): ColumnMap {
  const map = MAPS.get(name);
  if (map) return map;
  const nearest = nearestWord(name, MAP_NAMES);
  const wayOut = nearest ? `Write '${nearest}'` : `Write one of ${MAP_NAMES.join(', ')}`;
  throw new FeedError('unreadable', `There is no map '${name}' (feed.map or --map). ${wayOut}.`);
}
