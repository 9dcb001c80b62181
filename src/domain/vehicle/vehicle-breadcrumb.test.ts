import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { vehicleBreadcrumb } from './vehicle-breadcrumb.ts';

test('V1 home, car type, make, model, body type and the car itself', () => {
  const paths = new Set(['used-cars', 'land-rover', 'land-rover/defender-110', 'suv']);
  const vehicle = exampleVehicle({
    make: 'Land Rover',
    model: 'Defender 110',
    body: 'SUV',
    name: 'This one',
  });
  expect(vehicleBreadcrumb(vehicle, paths)).toStrictEqual([
    { label: 'Home', href: '/' },
    { label: 'Used', href: '/search/used-cars' },
    { label: 'Land Rover', href: '/search/land-rover' },
    { label: 'Defender 110', href: '/search/land-rover/defender-110' },
    { label: 'SUV', href: '/search/suv' },
    { label: 'This one' },
  ]);
});

test('V1 an unknown model and body are left out, and a listing that does not exist is not linked', () => {
  const vehicle = exampleVehicle({ car_type: 'demo', model: '', name: 'This one' });
  expect(vehicleBreadcrumb(vehicle, new Set())).toStrictEqual([
    { label: 'Home', href: '/' },
    { label: 'Demo' },
    { label: 'Alder' },
    { label: 'This one' },
  ]);
});
