import type { GarageVehicle } from '../../domain/garage/garage.ts';

/** A vehicle by its name, which leads to its page while the site has one. */
export function VehicleName({ vehicle }: { vehicle: GarageVehicle }) {
  return vehicle.href === undefined ? (
    <span>{vehicle.name}</span>
  ) : (
    <a className="link" href={vehicle.href}>
      {vehicle.name}
    </a>
  );
}
