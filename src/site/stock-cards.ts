import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import { buildSimilarIndex, similarVehicles } from '../domain/vehicle/similar-vehicles.ts';
import { soldDaysKept } from '../domain/vehicle/stock-rule.ts';
import { toVehicleCard, type VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { SiteInput } from './site-input.ts';

export type StockCards = {
  /** A vehicle as a card on the dealer's day; worked out once, because a car is in about ten lists. */
  cardOf: (vehicle: Vehicle) => VehicleCard;
  /** The cards of up to six vehicles that a shopper of this one should see (spec V11). */
  similarTo: (vehicle: Vehicle | GoneVehicle) => VehicleCard[];
};

/** The vehicles of a site as cards. */
export function createStockCards({ tenant, stock }: Pick<SiteInput, 'tenant' | 'stock'>): StockCards {
  const settings = { card: tenant.card, price: tenant.price, soldDays: soldDaysKept(tenant.stock) };
  const cards = new Map<string, VehicleCard>();
  const similarIndex = buildSimilarIndex(stock.vehicles);

  function cardOf(vehicle: Vehicle): VehicleCard {
    const card = cards.get(vehicle.id) ?? toVehicleCard(vehicle, settings, stock.today);
    cards.set(vehicle.id, card);
    return card;
  }
  return {
    cardOf,
    similarTo: (vehicle) => similarVehicles(vehicle, similarIndex).map(cardOf),
  };
}
