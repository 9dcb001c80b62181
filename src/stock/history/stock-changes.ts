import { matchModels } from './match-vehicles.ts';
import type { RememberedVehicle } from './remembered-vehicle.ts';

/** A vehicle as the dealer knows it. */
export type NamedVehicle = { stocknum?: string | undefined; name: string };
/** Dollars. */
export type Repriced = NamedVehicle & { from: number; to: number };

/** What became of the stock since it was last published; each vehicle once in each list at most. */
export type StockChanges = {
  new: NamedVehicle[];
  /** No longer shown, those that were marked sold before included. */
  gone: NamedVehicle[];
  /** Still shown, and sold now. */
  sold: NamedVehicle[];
  up: Repriced[];
  down: Repriced[];
  /** The same vehicle under another VIN, stock number or rego. */
  renumbered: NamedVehicle[];
};

const named = ({ stocknum, name }: RememberedVehicle): NamedVehicle => ({
  ...(stocknum === undefined ? {} : { stocknum }),
  name,
});

/** What is new, gone, sold, repriced and renumbered between two days' vehicles. */
export function stockChanges(
  before: readonly RememberedVehicle[],
  now: readonly RememberedVehicle[],
): StockChanges {
  const { pairs, gone, arrived } = matchModels(before, now);
  const moves = pairs.flatMap((pair): Repriced[] => {
    const { price: from } = pair.before;
    const { price: to } = pair.now;
    return from === undefined || to === undefined || from === to ? [] : [{ ...named(pair.now), from, to }];
  });
  return {
    new: arrived.map(named),
    gone: gone.map(named),
    sold: pairs.filter((pair) => pair.now.sold && !pair.before.sold).map((pair) => named(pair.now)),
    up: moves.filter(({ from, to }) => to > from),
    down: moves.filter(({ from, to }) => to < from),
    renumbered: pairs.filter(({ isRenumbered }) => isRenumbered).map((pair) => named(pair.now)),
  };
}
