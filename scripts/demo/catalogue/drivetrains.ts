import type * as z from 'zod';
import type { VariantFigures } from '../../../src/domain/vehicle/vehicle.ts';

/** Engine, fuel and transmission, which models of several makes share; consumption is the model's own. */
export type Drivetrain = {
  fuel: string;
  simple_fuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Electric';
  trans: string;
  simple_transmission: 'Automatic' | 'Manual';
  engine_size?: string;
  engine_size_litres?: number;
  figures: z.output<typeof VariantFigures>;
};

type Engine = Omit<Drivetrain, 'trans' | 'simple_transmission'>;

function combustion(
  fuel: string,
  simpleFuel: Drivetrain['simple_fuel'],
  litres: number,
  cylinders: number,
  power: number,
  torque: number,
  induction = 'Aspirated',
  engine_size = `${litres.toFixed(1)}L`,
): Engine {
  return {
    fuel,
    simple_fuel: simpleFuel,
    engine_size,
    engine_size_litres: litres,
    figures: { cylinders, enginesize: engine_size, enginesize_litres: litres, power, torque, induction },
  };
}

/** Motorcycle engines are told in cubic centimetres. */
const motorcycle = (fuel: string, cc: number, cylinders: number, power: number, torque: number): Engine =>
  combustion(fuel, 'Petrol', cc / 1000, cylinders, power, torque, 'Aspirated', `${cc} cc`);

const electric = (
  power: number,
  torque: number,
  energyconsumption: number,
  electricrange: number,
): Engine => ({
  fuel: 'Electric',
  simple_fuel: 'Electric',
  figures: { power, torque, energyconsumption, electricrange },
});

const automatic = (engine: Engine, trans: string): Drivetrain => ({
  ...engine,
  trans,
  simple_transmission: 'Automatic',
  figures: { ...engine.figures, geartype: trans },
});

const manual = (engine: Engine, speeds: number): Drivetrain => ({
  ...engine,
  trans: `${speeds} speed manual`,
  simple_transmission: 'Manual',
  figures: { ...engine.figures, geartype: `${speeds} speed manual` },
});

const REGULAR = 'Petrol - Unleaded ULP';
const PREMIUM = 'Petrol - Premium ULP';
const HYBRID = 'Hybrid - Unleaded ULP';

const small = combustion(REGULAR, 'Petrol', 1.2, 3, 66, 113);
const compact = combustion(REGULAR, 'Petrol', 2, 4, 110, 192);
const compactTurbo = combustion(PREMIUM, 'Petrol', 1.5, 4, 125, 250, 'Turbo');
const performance = combustion(PREMIUM, 'Petrol', 2, 4, 206, 392, 'Turbo');
const six = combustion(PREMIUM, 'Petrol', 3, 6, 250, 500, 'Twin turbo');
const ute = combustion('Diesel', 'Diesel', 2.8, 4, 150, 500, 'Turbo');
const van = combustion('Diesel', 'Diesel', 2.2, 4, 110, 370, 'Turbo');
const lightTruck = combustion('Diesel', 'Diesel', 3, 4, 110, 370, 'Turbo');
const mediumTruck = combustion('Diesel', 'Diesel', 5.2, 4, 154, 706, 'Turbo');
const heavyTruck = combustion('Diesel', 'Diesel', 7.7, 6, 206, 1080, 'Turbo');
const twin650 = motorcycle(PREMIUM, 649, 2, 40, 59);
const twin900 = motorcycle(PREMIUM, 895, 2, 70, 88);
const twin1200 = motorcycle(PREMIUM, 1203, 2, 77, 112);
const single300 = motorcycle(REGULAR, 296, 1, 23, 27);
const single400 = motorcycle(REGULAR, 398, 1, 29, 37);
const scooter125 = motorcycle(REGULAR, 125, 1, 9, 12);
const scooter300 = motorcycle(REGULAR, 292, 1, 18, 26);
const triple800 = motorcycle(PREMIUM, 798, 3, 82, 84);
const four1000 = motorcycle(PREMIUM, 998, 4, 118, 106);

/** The drivetrains of the catalogue by name. */
export const DRIVETRAINS = {
  'petrol 1.2 automatic': automatic(small, 'CVT automatic'),
  'petrol 1.2 manual': manual(small, 5),
  'petrol 2.0 automatic': automatic(compact, '6 speed automatic'),
  'petrol 2.0 manual': manual(compact, 6),
  'petrol 1.5 turbo': automatic(compactTurbo, '8 speed automatic'),
  'petrol 2.0 turbo': automatic(performance, '8 speed automatic'),
  'petrol 2.0 turbo manual': manual(performance, 6),
  'petrol 3.0 twin turbo': automatic(six, '8 speed automatic'),
  'hybrid 1.8': automatic(combustion(HYBRID, 'Hybrid', 1.8, 4, 103, 142), 'e-CVT automatic'),
  'hybrid 2.5': automatic(combustion(HYBRID, 'Hybrid', 2.5, 4, 163, 239), 'e-CVT automatic'),
  'diesel 2.8 automatic': automatic(ute, '6 speed automatic'),
  'diesel 2.8 manual': manual(ute, 6),
  'diesel 3.0 V6': automatic(combustion('Diesel', 'Diesel', 3, 6, 184, 600, 'Turbo'), '10 speed automatic'),
  'diesel 2.2 automatic': automatic(van, '8 speed automatic'),
  'diesel 2.2 manual': manual(van, 6),
  'electric 100 kW': automatic(electric(100, 260, 146, 320), 'Single speed automatic'),
  'electric 150 kW': automatic(electric(150, 310, 152, 440), 'Single speed automatic'),
  'electric 168 kW': automatic(electric(168, 350, 160, 512), 'Single speed automatic'),
  'electric 300 kW': automatic(electric(300, 640, 178, 475), 'Single speed automatic'),
  'truck 3.0 automated': automatic(lightTruck, '6 speed automated manual'),
  'truck 3.0 manual': manual(lightTruck, 5),
  'truck 5.2 automated': automatic(mediumTruck, '6 speed automated manual'),
  'truck 5.2 manual': manual(mediumTruck, 6),
  'truck 7.7 automatic': automatic(heavyTruck, '8 speed automatic'),
  'truck electric': automatic(electric(110, 430, 540, 200), 'Single speed automatic'),
  'single 300': manual(single300, 6),
  'single 400': manual(single400, 6),
  'twin 650': manual(twin650, 6),
  'twin 900': manual(twin900, 6),
  'twin 1200': manual(twin1200, 6),
  'scooter 125': automatic(scooter125, 'CVT automatic'),
  'scooter 300': automatic(scooter300, 'CVT automatic'),
  'triple 800': manual(triple800, 6),
  'four 1000': manual(four1000, 6),
  'motorcycle electric': automatic(electric(11, 60, 46, 110), 'Direct drive'),
} as const satisfies Record<string, Drivetrain>;

export type DrivetrainName = keyof typeof DRIVETRAINS;
