import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { matchVehicles, type VehiclePair } from '../history/match-vehicles.ts';
import { type RememberedVehicle, WATCHED_FIELDS } from '../history/remembered-vehicle.ts';
import { percent, shareText } from './figures-text.ts';
import { isPattern } from './is-pattern.ts';
import { lostPhotosRefusals } from './lost-photos.ts';
import type { Refusal } from './rail.ts';

type Pair = VehiclePair<RememberedVehicle, RememberedVehicle>;

/** A price that moved by more than this share of itself is a jump. */
const JUMP = 0.5;

function identityRefusals(kept: number, most: number, before: number, now: number): Refusal[] {
  const could = Math.min(before, now);
  const others = could - kept;
  if (!isPattern(others, could, most)) return [];
  const message =
    `${shareText(others, could)} of the vehicles are not those of last time by VIN, stock number, rego or id; ` +
    `${percent(most)} is the most that may change at once.`;
  return [{ rail: 'identity', message }];
}

function fieldsRefusals(pairs: readonly Pair[], most: number): Refusal[] {
  const unsold = pairs.filter(({ now }) => !now.sold);
  const lost = WATCHED_FIELDS.flatMap((field, bit) => {
    const had = unsold.filter(({ before }) => before.filled & (1 << bit));
    const without = had.filter(({ now }) => !(now.filled & (1 << bit))).length;
    return isPattern(without, had.length, most) ? [`${field} ${shareText(without, had.length)}`] : [];
  });
  if (lost.length === 0) return [];
  const message =
    `Vehicles that had them last time have lost fields: ${lost.join(', ')}; ` +
    `${percent(most)} is the most that may lose one.`;
  return [{ rail: 'fields', message }];
}

function jumpsRefusals(pairs: readonly Pair[], most: number): Refusal[] {
  const priced = pairs.flatMap(({ before, now }) =>
    before.price === undefined || now.price === undefined ? [] : [now.price / before.price - 1],
  );
  const jumped = priced.filter((move) => Math.abs(move) > JUMP).length;
  if (!isPattern(jumped, priced.length, most)) return [];
  const message =
    `The price of ${shareText(jumped, priced.length)} vehicles moved by more than ${percent(JUMP)}; ` +
    `${percent(most)} is the most of them that may.`;
  return [{ rail: 'price-jumps', message }];
}

/** What speaks against vehicles beside those of last time, vehicle by vehicle: other ones, lost fields and photos, price jumps. */
export function comparedWithLast(
  before: readonly RememberedVehicle[],
  now: readonly RememberedVehicle[],
  settings: FeedSettings['guard'],
): Refusal[] {
  const { pairs } = matchVehicles(before, now);
  return [
    ...identityRefusals(pairs.length, settings.maximum_identity_turnover, before.length, now.length),
    ...fieldsRefusals(pairs, settings.maximum_fields_lost),
    ...lostPhotosRefusals(before, now, settings.maximum_photos_lost),
    ...jumpsRefusals(pairs, settings.maximum_price_jumps),
  ];
}
