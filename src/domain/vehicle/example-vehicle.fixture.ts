import type { Vehicle } from './vehicle.ts';

/** A plain used car in stock, for tests and examples; `changes` say what matters to the case. */
export function exampleVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  const { id = 'v1' } = changes;
  return {
    id,
    slug: `2021-alder-brook-${id}`,
    path: `/cars/2021-alder-brook-${id}`,
    name: '2021 Alder Brook Touring',
    year: 2021,
    make: 'Alder',
    model: 'Brook',
    price: 25_990,
    preorder: false,
    car_type: 'used',
    status: 'in_stock',
    reserved: false,
    sold: false,
    certified: false,
    created_at: '2026-01-15',
    images: [],
    spin_images: [],
    standardEquipment: [],
    categories: [],
    filtered_features: [],
    item_type: 'car',
    show_on_dealer_website: true,
    ...changes,
  };
}
