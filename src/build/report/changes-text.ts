import type { NamedVehicle, Repriced, StockChanges } from '../../stock/history/stock-changes.ts';

/** Vehicles shown on screen of each kind of change; the report has them all. */
const MAX_SHOWN = 5;

const WORDS = {
  new: 'new',
  gone: 'gone',
  sold: 'sold',
  down: 'down',
  up: 'up',
  renumbered: 'renumbered',
} as const satisfies Record<keyof StockChanges, string>;

const KINDS = Object.keys(WORDS) as (keyof StockChanges)[];

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

/** `2 new, 3 gone, 4 down`, for the closing table; undefined when the stock was never published before. */
export function changesText(changes: StockChanges | undefined): string {
  if (!changes) return '-';
  const words = KINDS.flatMap((kind) => {
    const count = changes[kind].length;
    return count === 0 ? [] : [`${count.toLocaleString('en-AU')} ${WORDS[kind]}`];
  });
  return words.length > 0 ? words.join(', ') : 'none';
}

function vehicleText(vehicle: NamedVehicle | Repriced): string {
  const number = vehicle.stocknum === undefined ? '' : `${vehicle.stocknum} `;
  const price = 'from' in vehicle ? ` ${dollars(vehicle.from)} -> ${dollars(vehicle.to)}` : '';
  return `${number}${vehicle.name}${price}`;
}

/** The first vehicles of each kind of change, a line for each kind that there is. */
export function changesLines(changes: StockChanges | undefined): string[] {
  if (!changes) return [];
  return KINDS.flatMap((kind) => {
    const list = changes[kind];
    if (list.length === 0) return [];
    const more = list.length - MAX_SHOWN;
    const shown = list.slice(0, MAX_SHOWN).map(vehicleText);
    return [`${WORDS[kind]}: ${[...shown, ...(more > 0 ? [`${more} more in the report`] : [])].join('; ')}`];
  });
}
