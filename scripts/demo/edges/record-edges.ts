import type { DemoVehicle } from '../demo-vehicle.ts';
import { any, awaitedComments, changes, isUsed } from './edge.ts';
import type { Edge } from './edge.ts';

/** The vehicle, and after it a second record that differs as told. */
const joinedBy = (suits: Edge['suits'], fields: (vehicle: DemoVehicle) => Partial<DemoVehicle>): Edge => ({
  suits,
  change: (vehicle) => [vehicle, { ...vehicle, ...fields(vehicle) }],
});

/** A record of a vehicle of its own, so that what is wrong with it is the one thing wrong. */
const ofItsOwn = (vehicle: DemoVehicle, mark: string): Partial<DemoVehicle> => ({
  id: `${vehicle.id}-${mark}`,
  stocknum: `${vehicle.stocknum}${mark.toUpperCase()}`,
  vin: `${vehicle.vin?.slice(0, 16)}${vehicle.vin?.endsWith('7') ? '8' : '7'}`,
  regplate: undefined,
});

/** Records that a feed should not hold: twice the same, unknown words, and some that nobody can publish. */
export const RECORD_EDGES = {
  'unknown status': changes(isUsed, (vehicle) => ({
    status: 'in_transit',
    dealercomments: awaitedComments(vehicle),
  })),
  'hidden from website': changes(any, () => ({ show_on_dealer_website: false })),
  'duplicate by VIN': joinedBy(isUsed, (vehicle) => ({
    id: `${vehicle.id}-again`,
    stocknum: `${vehicle.stocknum}B`,
    regplate: undefined,
  })),
  'duplicate by stock number': joinedBy(isUsed, (vehicle) => ({
    id: `${vehicle.id}-again`,
    vin: undefined,
    regplate: undefined,
  })),
  'no make': joinedBy(any, (vehicle) => ({ ...ofItsOwn(vehicle, 'm'), make: '' })),
  'negative kilometres': joinedBy(any, (vehicle) => ({ ...ofItsOwn(vehicle, 'k'), km: -12_000 })),
  'broken VIN': joinedBy(any, (vehicle) => ({
    ...ofItsOwn(vehicle, 'v'),
    vin: `${vehicle.vin?.slice(0, 11)}OIQ`,
    // It's listed beside the other, and two cards with one picture would look like a mistake of the site.
    images: [],
  })),
} satisfies Record<string, Edge>;
