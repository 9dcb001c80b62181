import { hasPrice, isAvailable } from './availability.ts';
import { bodyIcon, type BodyIcon } from './body-icon.ts';
import { cardFigures, type CardFigure, type FigureVehicle } from './card-figures.ts';
import type { CardSettings, PriceSettings } from './card-settings.ts';
import { cardTag, type CardTag, type TaggedVehicle } from './card-tag.ts';
import { soldLastDay } from './last-days.ts';
import { priceDisplay, type PricedVehicle, type PriceDisplay } from './price-display.ts';
import type { Vehicle, VehicleImage } from './vehicle.ts';

/** What a car costs a week and the comparison rate: two texts that stand side by side in one size (National Credit Code, section 164). */
export type WeeklyFigure = { payment: string; comparison: string };

/** All that a card shows, as plain JSON without undefined: it is hashed for the build and sent to islands. */
export type VehicleCard = {
  id: string;
  href: string;
  /** Year, make and model. */
  title: string;
  /** Badge and series; '' where there are none. */
  subtitle: string;
  image?: VehicleImage;
  /** How many photos it has, where they are several. */
  photos?: number;
  icon: BodyIcon;
  tag?: CardTag;
  price: PriceDisplay;
  /** What it costs a week with its comparison rate; only in lists, which state the terms above their cards (spec C2, S3). */
  weekly?: WeeklyFigure;
  figures: CardFigure[];
  /** 'Parramatta, NSW', or the location's name. */
  place?: string;
  /** How far away it is, '12 km away'; only where a shopper asked for a distance. */
  distance?: string;
  available: boolean;
  make: string;
  model: string;
  /** True if it may be kept as a favourite (spec A3), and chosen for a comparison. */
  canSave: boolean;
  canCompare: boolean;
  /** The last day a sold car stays in lists, YYYY-MM-DD; absent where it stays. */
  lastDay?: string;
};

/** The parts of a vehicle that a card is made of; an answer of the search holds them too. */
export type CardVehicle = FigureVehicle &
  TaggedVehicle &
  PricedVehicle &
  Pick<
    Vehicle,
    | 'id'
    | 'path'
    | 'year'
    | 'make'
    | 'model'
    | 'badge'
    | 'series'
    | 'item_type'
    | 'city'
    | 'state'
    | 'location_name'
    | 'images'
    | 'sold_date_timestamp'
  > & {
    /** How many photos it has where `images` are not all of them. */
    photos_count?: number;
  };

/** What a card is decided by; `soldDays` is for how many days lists keep a sold car, absent where they keep none or all. */
export type VehicleCardSettings = { card: CardSettings; price: PriceSettings; soldDays?: number | undefined };

/** A vehicle as its card shows it on the day `today`, YYYY-MM-DD (spec D1 to D4). */
export function toVehicleCard(
  vehicle: CardVehicle,
  settings: VehicleCardSettings,
  today: string,
): VehicleCard {
  const lastDay = soldLastDay(vehicle, settings.soldDays);
  const [image] = vehicle.images;
  const photos = vehicle.photos_count ?? vehicle.images.length;
  const tag = cardTag(vehicle, settings.card, today);
  const place = vehiclePlace(vehicle);
  return {
    id: vehicle.id,
    href: vehicle.path,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    ...(image && { image }),
    ...(image && photos > 1 && { photos }),
    icon: bodyIcon(vehicle),
    ...(tag && { tag }),
    price: priceDisplay(vehicle, settings.price),
    figures: cardFigures(vehicle, settings.card.figures),
    ...(place && { place }),
    available: isAvailable(vehicle),
    make: vehicle.make,
    model: vehicle.model,
    canSave: canSaveVehicle(vehicle, settings.card),
    canCompare: settings.card.compare && isAvailable(vehicle),
    ...(lastDay && { lastDay }),
  };
}

/** True if a car may be kept as a favourite (spec A3). */
export function canSaveVehicle(
  vehicle: Pick<CardVehicle, 'status' | 'sold' | 'price' | 'images'>,
  { favourites }: Pick<CardSettings, 'favourites'>,
): boolean {
  if (favourites !== 'purchasable') return favourites === 'all';
  return isAvailable(vehicle) && hasPrice(vehicle) && vehicle.images.length > 0;
}

/** Year, make and model, the year left out where it is not known. */
export function vehicleTitle(vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  return [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');
}

/** Badge and series, once where both say the same; '' where there are none. */
export function vehicleSubtitle(vehicle: Pick<Vehicle, 'badge' | 'series'>): string {
  return [...new Set([vehicle.badge, vehicle.series])].filter(Boolean).join(' ');
}

/** Where the car is: 'Parramatta, NSW', else the location's name, else the city or state alone. */
export function vehiclePlace(vehicle: Pick<Vehicle, 'city' | 'state' | 'location_name'>): string | undefined {
  const { city, state, location_name: name } = vehicle;
  return city && state ? `${city}, ${state}` : name || city || state || undefined;
}
