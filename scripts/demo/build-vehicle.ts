import { addDays } from '../../src/domain/calendar/add-days.ts';
import type { Location } from '../../src/domain/location/location.ts';
import type { CarType } from '../../src/domain/vehicle/vehicle-words.ts';
import type { DemoBadge, DemoModel } from './catalogue/demo-model.ts';
import { DRIVETRAINS } from './catalogue/drivetrains.ts';
import type { Drivetrain } from './catalogue/drivetrains.ts';
import { dealerComments } from './dealer-comments.ts';
import type { DemoDealer } from './demo-dealer.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { askingPrice } from './depreciation.ts';
import { equipmentOf, filteredFeaturesOf } from './equipment.ts';
import { demoNvic, demoPlate, demoVin } from './identity.ts';
import { galleryOf } from './gallery.ts';
import type { Lead } from './gallery.ts';
import type { Cabin } from './photo-sets.ts';
import type { SeededRandom } from './seeded-random.ts';
import { vehicleDates } from './vehicle-dates.ts';

/** Everything that is decided about a vehicle before its details are drawn. */
export type VehiclePlan = {
  dealer: DemoDealer;
  /** Place in the dealer's stock, from 0; makes the id and the stock number. */
  index: number;
  model: DemoModel;
  badge: DemoBadge;
  car_type: CarType;
  location: Location;
  /** The pictures that show it, and which of them comes first; undefined for a kind of which there are none. */
  lead: Lead | undefined;
  /** The cabins of the pictures. */
  cabins: readonly Cabin[];
  /** YYYY-MM-DD. */
  today: string;
};

const OLDEST_ELECTRIC_YEARS = 5;
/** The trim of the pictures that shows an interior colour; light where none is named. */
const TRIMS: Record<string, string> = { Black: 'dark', Charcoal: 'dark', Tan: 'tan' };
const WITHOUT_CAR_CABIN = new Set(['Caravan', 'Motorcycle', 'Truck']);
const SEATS_OF_TWO_ROWS = 4;
const UNPICTURED_COLOURS = ['White', 'Grey', 'Blue', 'Silver'];

const simpleFuelOf = ({ drivetrain }: DemoBadge): Drivetrain['simple_fuel'] | undefined =>
  drivetrain && DRIVETRAINS[drivetrain].simple_fuel;

function ageAndKm(plan: VehiclePlan, random: SeededRandom): { age: number; km: number } {
  const { car_type, model, badge, dealer } = plan;
  const [least, most] = dealer.kmPerYear;
  const hasOdometer = most > 0;
  if (car_type === 'new') return { age: 0, km: hasOdometer ? random.between(4, 28) : 0 };
  if (car_type === 'demo') {
    return { age: random.between(0, 1), km: hasOdometer ? random.between(640, 5900) : 0 };
  }
  const oldest = simpleFuelOf(badge) === 'Electric' ? OLDEST_ELECTRIC_YEARS : Infinity;
  const age = random.between(1, Math.min(model.years, oldest));
  return { age, km: hasOdometer ? age * random.between(least, most) + random.between(120, 990) : 0 };
}

function colourOf({ lead, model }: VehiclePlan, random: SeededRandom): string {
  const colour = lead?.set.colour ?? random.pick(UNPICTURED_COLOURS);
  if (model.paint === undefined || model.paint === colour) return colour;
  return `${model.paint} and ${colour.toLowerCase()}`;
}

function categoriesOf(plan: VehiclePlan, price: number): string[] {
  const { model, badge } = plan;
  const towing = model.figures.towingcapacitybraked ?? 0;
  const fuel = simpleFuelOf(badge);
  return [
    ...((model.seats ?? 0) >= 7 ? ['Seven seats or more'] : []),
    ...(towing >= 2500 ? ['Heavy towing'] : []),
    ...(fuel === 'Electric' || fuel === 'Hybrid' ? ['Lower emissions'] : []),
    ...(model.item_type === 'car' && price < 20_000 ? ['Under $20,000'] : []),
  ];
}

function identityOf(plan: VehiclePlan, year: number, random: SeededRandom) {
  const { dealer, index, car_type, location, today } = plan;
  const registered = car_type !== 'new';
  const vin = demoVin(random);
  const plate = demoPlate(location.address.state, random);
  const rego_expiry = addDays(today, random.between(25, 350));
  return {
    id: `${dealer.stockPrefix.toLowerCase()}-${1000 + index}`,
    stocknum: `${dealer.stockPrefix}${10_400 + index * 7}`,
    vin,
    nvic: demoNvic(year, random),
    ...(registered ? { regplate: plate, rego_expiry } : {}),
  };
}

/**
 * The crash test that holds for a car of that year. The model's newest test says nothing about a car built before it: that
 * one has the test of the year in which the model came out.
 */
function safetyOf({ model, today }: VehiclePlan, year: number) {
  const { ancaprating, ancapyear } = model.figures;
  if (ancaprating === undefined || ancapyear === undefined) return {};
  const first = Number(today.slice(0, 4)) - model.years;
  return { ancaprating, ancapyear: ancapyear <= year ? ancapyear : Math.min(first, year) };
}

function mechanicsOf(plan: VehiclePlan, year: number) {
  const { model, badge } = plan;
  const drivetrain: Drivetrain | undefined = badge.drivetrain && DRIVETRAINS[badge.drivetrain];
  const { figures: ofEngine, ...engine } = drivetrain ?? { figures: {} };
  const { fuelcapacity, ancaprating: _, ancapyear: __, ...ofModel } = model.figures;
  // The body's figures are those of all its drivetrains, and a battery is no tank.
  const hasTank = fuelcapacity !== undefined && drivetrain?.simple_fuel !== 'Electric';
  const { item_type, simple_body } = model;
  const { body = model.body, seats = model.seats, doors = model.doors } = badge;
  return {
    ...engine,
    item_type,
    body,
    simple_body,
    ...(seats === undefined ? {} : { seats }),
    ...(doors === undefined ? {} : { doors }),
    ...(badge.drive === undefined ? {} : { drive: badge.drive }),
    variant: {
      ...ofModel,
      ...safetyOf(plan, year),
      ...(hasTank ? { fuelcapacity } : {}),
      ...ofEngine,
      ...badge.figures,
    },
    ...(badge.caravan ? { caravan: badge.caravan } : {}),
  };
}

/** The vehicle outside and, for what has a cabin like a car's, inside: in the trim of the record, without a bench it has not. */
function picturesOf(
  { lead, cabins }: VehiclePlan,
  { simple_body, interior_colour, seats = 0 }: Pick<DemoVehicle, 'simple_body' | 'interior_colour' | 'seats'>,
): string[] {
  if (!lead) return [];
  const trim = TRIMS[interior_colour ?? ''] ?? 'light';
  const cabin = WITHOUT_CAR_CABIN.has(simple_body ?? '')
    ? undefined
    : cabins.find((one) => one.trim === trim);
  return galleryOf(lead, cabin, seats >= SEATS_OF_TWO_ROWS);
}

/** One vehicle in full. The draws depend on the plan's place alone, so another `today` moves dates and nothing else. */
export function buildVehicle(plan: VehiclePlan, random: SeededRandom): DemoVehicle {
  const { dealer, model, badge, car_type, location, today } = plan;
  const { age, km } = ageAndKm(plan, random);
  const year = Number(today.slice(0, 4)) - age;
  const price = car_type === 'new' ? badge.price : askingPrice(badge.price, age, km);
  const mechanics = mechanicsOf(plan, year);
  const standardEquipment = equipmentOf(
    dealer.equipment,
    {
      grade: badge.grade,
      body: mechanics.body,
      simple_body: model.simple_body,
      simple_fuel: mechanics.simple_fuel,
      own: [...(model.equipment ?? []), ...(badge.equipment ?? [])],
    },
    random,
  );
  const withoutWords = {
    ...identityOf(plan, year, random),
    year,
    make: model.make,
    model: model.model,
    badge: badge.name,
    price,
    price_type: priceType(plan, random),
    preorder: false,
    car_type,
    status: 'in_stock',
    reserved: false,
    sold: false,
    certified: false,
    ...vehicleDates({ car_type, year, today }, random),
    ...(dealer.kmPerYear[1] === 0 ? {} : { km }),
    colour: colourOf(plan, random),
    interior_colour: random.pick(dealer.interiorColours),
    ...mechanics,
    images: [],
    spin_images: [],
    price_history: [],
    standardEquipment,
    filtered_features: filteredFeaturesOf(standardEquipment),
    categories: categoriesOf(plan, price),
    show_on_dealer_website: true,
    location,
  };
  return {
    ...withoutWords,
    images: picturesOf(plan, withoutWords),
    dealercomments: dealerComments(withoutWords, dealer.comments, dealer.name, random),
  };
}

/** New and demonstrator prices are drive away; used ones too, but for three in ten of the cars that are not in Victoria. */
function priceType({ car_type, location }: VehiclePlan, random: SeededRandom): DemoVehicle['price_type'] {
  const excludes = random.chance(0.3) && car_type === 'used' && location.address.state !== 'VIC';
  return excludes ? 'excluding_government_charges' : 'drive_away';
}
