import { bodyName } from '../../../src/domain/vehicle/body-name.ts';
import { licenceClass } from '../../../src/domain/vehicle/licence-class.ts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle.ts';

/** Words that a shopper types, with a test of the vehicles they mean: on the record, without the search. */
export type DemoQuery = readonly [typed: string, is: (vehicle: Vehicle) => boolean];

type Is = DemoQuery[1];
const nothing: Is = () => false;
const all: Is = () => true;
const both =
  (...tests: readonly Is[]): Is =>
  (one) =>
    tests.every((is) => is(one));
const any =
  (...tests: readonly Is[]): Is =>
  (one) =>
    tests.some((is) => is(one));
const not =
  (is: Is): Is =>
  (one) =>
    !is(one);

const model =
  (...names: readonly string[]): Is =>
  (one) =>
    names.includes(one.model ?? '');
const make =
  (...names: readonly string[]): Is =>
  (one) =>
    names.includes(one.make ?? '');
const badge =
  (form: RegExp): Is =>
  (one) =>
    form.test(one.badge ?? '');
const body =
  (form: RegExp): Is =>
  (one) =>
    form.test(bodyName(one) ?? '');
const fuel =
  (name: string): Is =>
  (one) =>
    one.simple_fuel === name;
const auto: Is = (one) => one.simple_transmission === 'Automatic';
const manual: Is = (one) => one.simple_transmission === 'Manual';
const drive =
  (...names: readonly string[]): Is =>
  (one) =>
    names.includes(one.drive ?? '');
const colour =
  (...names: readonly string[]): Is =>
  (one) =>
    names.includes(one.colour ?? '');
const price =
  (max: number, min = 0): Is =>
  (one) =>
    one.price !== undefined && one.price >= min && one.price <= max;
const km =
  (max: number): Is =>
  (one) =>
    one.km !== undefined && one.km <= max;
const year =
  (min: number, max = Infinity): Is =>
  (one) =>
    one.year !== undefined && one.year >= min && one.year <= max;
const city =
  (...names: readonly string[]): Is =>
  (one) =>
    names.includes(one.city ?? '');
const seats =
  (min: number, max = Infinity): Is =>
  (one) =>
    one.seats !== undefined && one.seats >= min && one.seats <= max;
const type =
  (name: string): Is =>
  (one) =>
    one.car_type === name;
const has =
  (form: RegExp): Is =>
  (one) =>
    [...one.standardEquipment, ...one.filtered_features].some((line) => form.test(line));
const between = (figure: number | undefined, min: number, max = Infinity): boolean =>
  figure !== undefined && figure >= min && figure <= max;
const tows =
  (kilograms: number): Is =>
  (one) =>
    between(one.variant?.towingcapacitybraked, kilograms);
const atm =
  (max: number): Is =>
  (one) =>
    between(one.caravan?.aggregate_trailer_mass, 1, max);
const long =
  (min: number, max: number): Is =>
  (one) =>
    between(one.caravan?.body_length ?? one.variant?.vehiclelength, min, max);
const sleeps =
  (min: number, max = min): Is =>
  (one) =>
    between(one.caravan?.sleeps, min, max);
const gvm =
  (max: number, min = 1): Is =>
  (one) =>
    between(one.variant?.grossvehiclemass, min, max);
const licence =
  (name: string): Is =>
  (one) =>
    licenceClass(one.variant?.grossvehiclemass, one.drive) === name;
const cc =
  (min: number, max: number): Is =>
  (one) =>
    between((one.engine_size_litres ?? 0) * 1000, min, max);
const power =
  (kilowatts: number): Is =>
  (one) =>
    between(one.variant?.power, kilowatts);
const range =
  (kilometres: number): Is =>
  (one) =>
    between(one.variant?.electricrange, kilometres);

const UTE = body(/^ute$/i);
const SUV = body(/suv/i);
const LEATHER = has(/leather (seats|trim|upholstery)/i);
const SUNROOF = has(/sunroof/i);

/** By demo dealer. */
export const DEMO_QUERIES: Readonly<Record<string, readonly DemoQuery[]>> = {
  'harbour-motor-group': [
    ['tow 3.5t', tows(3500)],
    ['diesel suv under 40k', both(fuel('Diesel'), SUV, price(40_000))],
    ['can tow 2000kg', tows(2000)],
    ['used ute with canopy', both(type('used'), UTE, has(/canopy/i))],
    ['leather and sunroof hatch', both(LEATHER, SUNROOF, body(/hatch/i))],
    ['heads up display or 360 camera', any(has(/head-up display/i), has(/360/))],
    ['suv not white not silver', both(SUV, not(colour('White', 'Silver')))],
    ...['7 seater', '7 seaters', '7 seats', '7seater', 'seven seater'].map((typed): DemoQuery => [
      typed,
      seats(7, 7),
    ]),
    ['7 seater suv', both(seats(7, 7), SUV)],
    ['8 seater', seats(8, 8)],
    ['five seat wagon', both(seats(5, 5), body(/wagon/i))],
    ['more than 5 seats', seats(6)],
    ['solice tourer', model('Solace Tourer')],
    ['parramatta', city('Artarmon', 'Brookvale')],
    ['ute in geelong', both(UTE, city('Geelong'))],
    ['3216 under 30k', both(city('Geelong'), price(30_000))],
    ['cars in adelaide under 20k', price(20_000)],
    ['ev with heat pump', both(fuel('Electric'), has(/heat pump/i))],
    ['manual coupe', both(manual, body(/coupe/i))],
    ['lucente gt', both(model('Lucente'), badge(/\bGT\b/))],
    ['corvane summit v6', both(make('Corvane'), badge(/Summit V6/))],
    ['demo hybrid', both(type('demo'), fuel('Hybrid'))],
    ['sub 40 000 kms sedan', both(km(40_000), body(/sedan/i))],
    ['25-35k hybrid', both(price(35_000, 25_000), fuel('Hybrid'))],
    ['red leather seats', LEATHER],
    ['hoshimi or kanzora auto', both(make('Hoshimi', 'Kanzora'), auto)],
    ['snorkel', has(/snorkel/i)],
  ],
  'wattle-used-cars': [
    ['sunroof', SUNROOF],
    ['7 seater', seats(7, 7)],
    ['tow bar', has(/^tow ?bar/i)],
    ['reversing camera under 20k', both(has(/reversing camera/i), price(20_000))],
    ['carplay', has(/smartphone mirroring/i)],
    ['heated seats', has(/heated.* seats/i)],
    ['sat nav suv', both(has(/navigation/i), SUV)],
    ['bull bar', has(/bull bar/i)],
    ['ev 500km range', range(500)],
    ['wirra black edition', both(model('Wirra'), badge(/Black Edition/))],
    ['rego', ({ rego_expiry: end, regplate }) => (end ? end >= '2026-11-28' : Boolean(regplate && !end))],
    ['unregistered', ({ rego_expiry: end }) => end !== undefined && end < '2026-11-28'],
    ['first car for my daughter', both(price(15_000), body(/hatch|sedan/i))],
    ['off road 4x4 for camping', drive('4x4')],
    ['adelaide', city('Glynde')],
    ['mildura ute', both(city('Mildura'), UTE)],
    ['5067 hatch', both(city('Glynde'), body(/hatch/i))],
    ['2019 or newer auto', both(year(2019), auto)],
    ['blue sedan under 80000 kms', both(colour('Blue'), body(/sedan/i), km(80_000))],
    ['aldera larkspur hybrid', both(model('Larkspur'), fuel('Hybrid'))],
    ['linz kombi', model('Linz Kombi')],
    ['voltera', make('Voltiera')],
    ['tow caravan', tows(2500)],
    ['awd wagon', both(drive('AWD'), body(/wagon/i))],
  ],
  'ironbark-motorcycles': [
    ['heated grips', has(/heated grips/i)],
    ['panniers', has(/panniers/i)],
    ['quickshifter', has(/quick shifter/i)],
    ['cruise control', has(/cruise control/i)],
    ['adventure bike with panniers', both(body(/adventure/i), has(/panniers/i))],
    ['300cc scooter', both(cc(285, 315), body(/scooter/i))],
    ['650cc', cc(617, 683)],
    ['p plater legal', body(/lams|learner/i)],
    ['lams under 10k', both(body(/lams|learner/i), price(10_000))],
    ['restricted licence bikes', body(/lams|learner/i)],
    ['moor 1200 black label', both(model('Moor 1200'), badge(/Black Label/))],
    ['black cruiser', both(colour('Black'), body(/cruiser/i))],
    ['sports bike', nothing],
    ['naked bike', body(/naked/i)],
    ['trail bike', badge(/trail/i)],
    ['cafe racer', badge(/cafe/i)],
    ['arashi 1000r sp', both(model('Arashi 1000R'), badge(/^SP$/))],
    ['arashi 300 abs street', both(model('Arashi 300'), badge(/ABS Street/))],
    ['electric scooter', both(fuel('Electric'), body(/scooter/i))],
    ['70kw or more', power(70)],
    ['new bikes under 15 grand', both(type('new'), price(15_000))],
    ['fremantle', all],
    ['hallam or brannock', make('Hallam', 'Brannock')],
    ['bikes with abs', has(/anti-lock brakes/i)],
  ],
  'tallowood-caravans': [
    ['atm under 2500kg', atm(2500)],
    ['under 2000kg', atm(2000)],
    ['tare under 2000', ({ caravan }) => between(caravan?.tare_weight, 1, 2000)],
    ['single axle', ({ caravan }) => /single/i.test(caravan?.axle_type ?? '')],
    ['tandem axle under 3t', both(({ caravan }) => /tandem/i.test(caravan?.axle_type ?? ''), atm(3000))],
    ['under 18ft', long(1, 5486)],
    ['20 foot', long(5896, 6296)],
    ['sleeps 4', sleeps(4)],
    ['sleeps 5 or more', sleeps(5, 20)],
    ['4 berth', sleeps(4)],
    ['two berth', sleeps(2)],
    ['sleeps two', sleeps(2)],
    ['pop top under 50k', both(badge(/pop top/i), price(50_000))],
    ['double bunk', badge(/double bunk/i)],
    ['bunk van', has(/bunk/i)],
    ['off road van', body(/off-road/i)],
    ['family van', body(/family/i)],
    ['couples van', badge(/couples/i)],
    ['diesel heater', has(/diesel heater/i)],
    ['washing machine', has(/washing machine/i)],
    ['van with ensuite', any(has(/ensuite/i), badge(/ensuite/i))],
    ['camper trailer', body(/camper/i)],
    ['lithium battery', has(/lithium/i)],
    ['gorge family', model('Gorge Family')],
    ['maroochydore', all],
    ['used caravan under 60k', both(type('used'), body(/caravan/i), price(60_000))],
  ],
  'bass-strait-trucks': [
    ['gvm under 4500', gvm(4500)],
    ['3 seater', seats(3, 3)],
    ['8 tonne', gvm(8000)],
    ['car licence', licence('Car (C)')],
    ['lr licence', licence('LR')],
    ['mr licence truck', any(licence('MR'), licence('MR or HR'))],
    ['hr licence', any(licence('HR'), licence('MR or HR'))],
    ['fridge truck under 100k', both(has(/refrigeration/i), price(100_000))],
    ['reefer', has(/refrigeration/i)],
    ['tail lift', any(has(/tail lift/i), badge(/tail lift/i))],
    ['box truck', body(/pantech/i)],
    ['flatbed', body(/tray/i)],
    ['tip truck', body(/tipper/i)],
    ['crane truck', has(/crane/i)],
    ['prime mover', nothing],
    ['b double', nothing],
    ['6x4', drive('6×4')],
    ['4x4 truck', drive('4×4')],
    ['electric truck', fuel('Electric')],
    ['pantech with tail lift', both(body(/pantech/i), any(has(/tail lift/i), badge(/tail lift/i)))],
    ['air suspension', has(/air suspension/i)],
    ['courier high roof', both(model('Courier'), badge(/High Roof/))],
    ['devonport', city('Spreyton')],
    ['launceston pantech', both(city('Kings Meadows'), body(/pantech/i))],
    ['under 100000 km diesel', both(km(100_000), fuel('Diesel'))],
  ],
};
