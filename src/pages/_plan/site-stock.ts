import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tenant } from 'virtual:tenant';
import { planListings } from '../../domain/search/plan-listings.ts';
import { buildSimilarIndex, similarVehicles } from '../../domain/vehicle/similar-vehicles.ts';
import { soldDaysKept } from '../../domain/vehicle/stock-rule.ts';
import { toVehicleCard, type VehicleCard } from '../../domain/vehicle/vehicle-card.ts';
import type { GoneVehicle } from '../../domain/vehicle/gone-vehicle.ts';
import { readSnapshot, SNAPSHOT_FILE } from '../../domain/vehicle/snapshot.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

// Read with fs and never imported: as a module the snapshot would join the module graph and re-render every page.
const stateFolder = process.env.FORECOURT_STATE ?? path.join('.forecourt', 'check', tenant.slug);
const snapshot = readSnapshot(path.join(stateFolder, SNAPSHOT_FILE), (file) => readFileSync(file, 'utf8'));

/** The dealer's day, YYYY-MM-DD: the one that `stock` was taken on. */
export const today = snapshot.today;
export const vehicles: readonly Vehicle[] = snapshot.vehicles;
/** Vehicles of earlier days that still have a page. */
export const goneVehicles: readonly GoneVehicle[] = snapshot.gone;

const soldDays = soldDaysKept(tenant.stock);
const cards = new Map<string, VehicleCard>();

/** A vehicle as a card; worked out once a build, because a car stands in about ten lists. */
export function cardOf(vehicle: Vehicle): VehicleCard {
  const known = cards.get(vehicle.id);
  if (known) return known;
  const card = toVehicleCard(vehicle, { card: tenant.card, price: tenant.price, soldDays }, today);
  cards.set(vehicle.id, card);
  return card;
}

const similarIndex = buildSimilarIndex(vehicles);

/** Up to six vehicles that a shopper of this one should see (spec V11). */
export const similarTo = (vehicle: Vehicle | GoneVehicle): Vehicle[] =>
  similarVehicles(vehicle, similarIndex);

export const listings = planListings({
  vehicles,
  locations: tenant.locations,
  settings: tenant.listing,
  stockNoun: tenant.site.stock_noun,
});

/** A picture named in the settings, as the build prepared it; undefined when it could not be. */
export const sitePicture = (name: string) => snapshot.pictures[name];

/** The share image that the build drew for a vehicle; undefined when it drew none. */
export const shareImageOf = (vehicle: Vehicle) => snapshot.shareImages[vehicle.id];

/** Addresses below /search that exist. */
export const listingPaths: ReadonlySet<string> = new Set(listings.map((listing) => listing.path));
