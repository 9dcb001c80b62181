import { isAvailable } from './availability.ts';
import type { CardSettings } from './card-settings.ts';
import { fuelKind } from './fuel-kind.ts';
import { newArrivalDays } from './last-days.ts';
import type { Vehicle } from './vehicle.ts';

export type CardTag = {
  kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'own' | 'coming-soon' | 'new-arrival';
  text: string;
  tone: 'neutral' | 'positive' | 'warning' | 'danger' | 'accent';
  /** The last day on which it holds, YYYY-MM-DD; absent where that does not depend on the day. */
  lastDay?: string;
};

const TAGS = {
  sold: { kind: 'sold', text: 'SOLD', tone: 'neutral' },
  electric: { kind: 'electric', text: 'Electric', tone: 'positive' },
  hybrid: { kind: 'hybrid', text: 'Hybrid', tone: 'positive' },
  reserved: { kind: 'reserved', text: 'Reserved', tone: 'warning' },
  certified: { kind: 'certified', text: 'Certified pre-owned', tone: 'accent' },
  'coming-soon': { kind: 'coming-soon', text: 'COMING SOON', tone: 'neutral' },
  'new-arrival': { kind: 'new-arrival', text: 'New arrival', tone: 'accent' },
} satisfies { [Kind in Exclude<CardTag['kind'], 'own'>]: CardTag & { kind: Kind } };

/** What the tag is read from. */
export type TaggedVehicle = Pick<
  Vehicle,
  | 'status'
  | 'sold'
  | 'fuel'
  | 'simple_fuel'
  | 'reserved'
  | 'certified'
  | 'car_type'
  | 'make'
  | 'tag'
  | 'created_at'
>;

/**
 * The one tag a car carries on its card on the day `today`, YYYY-MM-DD; the first rule that holds wins (spec D1). With
 * `isReserved` the one that it has once it is reserved, or no more.
 */
export function cardTag(
  vehicle: TaggedVehicle,
  settings: CardSettings,
  today: string,
  isReserved = vehicle.reserved,
): CardTag | undefined {
  if (!isAvailable(vehicle)) return TAGS.sold;
  const kind = fuelKind(vehicle);
  if (settings.electric_tag && (kind === 'electric' || kind === 'hybrid')) return TAGS[kind];
  if (isReserved) return TAGS.reserved;
  if (isCertified(vehicle, settings)) return TAGS.certified;
  const own = vehicle.tag?.trim();
  if (own) return { kind: 'own', text: own, tone: ownTone(own, settings) };
  if (vehicle.status === 'coming_soon') return TAGS['coming-soon'];
  const arrival = newArrivalDays(vehicle, settings);
  if (!arrival || today < arrival.firstDay || today > arrival.lastDay) return undefined;
  return { ...TAGS['new-arrival'], lastDay: arrival.lastDay };
}

/**
 * The tags of a car's own page on the day `today`, YYYY-MM-DD: that of its card, and beside it the dealer's own word, which
 * a card has no room for where the fuel, a reservation or a certificate comes first (spec D1).
 */
export function pageTags(
  vehicle: TaggedVehicle,
  settings: CardSettings,
  today: string,
  isReserved = vehicle.reserved,
): CardTag[] {
  const first = cardTag(vehicle, settings, today, isReserved);
  if (!first || first.kind === 'sold' || first.kind === 'own') return first ? [first] : [];
  const own = vehicle.tag?.trim();
  if (!own || own.toLowerCase() === first.text.toLowerCase()) return [first];
  return [first, { kind: 'own', text: own, tone: ownTone(own, settings) }];
}

function isCertified(vehicle: TaggedVehicle, settings: CardSettings): boolean {
  if (!vehicle.certified || vehicle.car_type !== 'used') return false;
  const make = vehicle.make.toLowerCase();
  return settings.certified_makes.some((certified) => certified.toLowerCase() === make);
}

function ownTone(tag: string, settings: CardSettings): CardTag['tone'] {
  return settings.runout_sale_green && tag.toLowerCase() === 'runout sale' ? 'positive' : 'danger';
}
