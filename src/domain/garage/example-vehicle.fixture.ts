import type { OwnedVehicle } from './owned-vehicle.ts';

/** A vehicle of a shopper's own, with what a test says otherwise. */
export const exampleOwned = (changes: Partial<OwnedVehicle> = {}): OwnedVehicle => ({
  id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e50',
  changed_at: '2026-11-21T01:00:00.000Z',
  removed: false,
  plate: 'ABC12D',
  state: 'NSW',
  make: 'Hoshimi',
  model: 'Sora',
  year: '2021',
  km: '61000',
  service_on: '2026-12-01',
  service_km: '70000',
  rego_on: '2027-03-01',
  remind: '',
  ...changes,
});
