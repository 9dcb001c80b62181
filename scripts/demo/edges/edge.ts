import type { DemoVehicle } from '../demo-vehicle.ts';
import type { TenantMedia } from '../tenant-media.ts';

export type EdgeContext = {
  /** YYYY-MM-DD. */
  today: string;
  media: TenantMedia;
  /** The stems of the picture sets that a vehicle may be shown by, by its id; without them its pictures say so. */
  stems?: ReadonlyMap<string, readonly string[]>;
};

/** Something out of the ordinary: which vehicles it can happen to, and the record or records it leaves in the feed. */
export type Edge = {
  suits: (vehicle: DemoVehicle, context: EdgeContext) => boolean;
  change: (vehicle: DemoVehicle, context: EdgeContext) => DemoVehicle[];
  /** The stem of the pictures that a vehicle with this edge has to be shown by. */
  stem?: (vehicle: DemoVehicle, context: EdgeContext) => string | undefined;
};

export const any = (): boolean => true;
export const isUsed = (vehicle: DemoVehicle): boolean => vehicle.car_type === 'used';
export const isNew = (vehicle: DemoVehicle): boolean => vehicle.car_type === 'new';

/** An edge that changes fields of the one vehicle. */
export function changes(
  suits: Edge['suits'],
  fields: (vehicle: DemoVehicle, context: EdgeContext) => Partial<DemoVehicle>,
): Edge {
  return { suits, change: (vehicle, context) => [{ ...vehicle, ...fields(vehicle, context) }] };
}

/** Comments on a vehicle that is not in the yard: nothing was done to it there. */
export const awaitedComments = ({ year, make, model, location }: DemoVehicle): string =>
  `This ${year} ${make} ${model} is on its way to ${location.address.city}. The photos and figures are from its record: we'll go through it ourselves once it's in our yard, and you can see it then. Ask us to call you when it lands.`;
