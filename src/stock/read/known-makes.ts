import type { ItemType } from '../../domain/vehicle/vehicle-words.ts';

/** Makes of cars and utes, of which some build motorcycles too. */
const CARS =
  'Abarth|Alfa Romeo|Alpine|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Chery|Chevrolet|Chrysler|Citroen|' +
  'Citroën|Cupra|Daewoo|Daihatsu|Deepal|Dodge|Ferrari|Fiat|Ford|Foton|FPV|GAC|Geely|Genesis|GMC|Great Wall|' +
  'GWM|Haval|Holden|Honda|HSV|Hummer|Hyundai|Ineos|Infiniti|Isuzu|Isuzu Ute|JAC|Jaecoo|Jaguar|Jeep|KGM|Kia|' +
  'Lamborghini|Land Rover|LDV|Leapmotor|Lexus|Lincoln|Lotus|Mahindra|Maserati|Mazda|McLaren|Mercedes-AMG|' +
  'Mercedes-Benz|Mercedes-Maybach|MG|Mini|Mitsubishi|Nissan|Omoda|Opel|Peugeot|Polestar|Porsche|Proton|Ram|' +
  'Renault|Rolls-Royce|Rover|Saab|Skoda|Smart|SsangYong|Subaru|Suzuki|Tata|Tesla|Toyota|Volkswagen|Volvo|' +
  'XPeng|Zeekr|Škoda';
/** Makes of other markets, which are imported one by one and stand in other lists. */
const IMPORTED =
  'Acura|Aion|Austin|Buick|Caterham|Dacia|Datsun|Denza|DS|Farizon|Fisker|Lada|Lancia|Leyland|Lucid|' +
  'Lynk & Co|Maruti|Maruti Suzuki|Mercury|Morgan|NIO|Oldsmobile|Perodua|Plymouth|Pontiac|Rivian|Saturn|' +
  'Scion|Seat|Vauxhall|Wuling';
/** Makes that build one kind of vehicle, and those that build trucks beside vans. */
const MOTORCYCLES =
  'Aprilia|Bajaj|Benelli|Beta|Bimota|Braaap|BSA|Buell|Can-Am|CFMoto|Ducati|Energica|Fantic|GasGas|' +
  'Harley-Davidson|Husqvarna|Hyosung|Indian|Kawasaki|Kayo|KTM|Kymco|Lambretta|LiveWire|Moto Guzzi|' +
  'Moto Morini|MV Agusta|Norton|Piaggio|Polaris|QJMotor|Rieju|Royal Enfield|Segway|Sherco|Super Soco|SYM|' +
  'Triumph|Ural|Vespa|Victory|Vmoto|Voge|Yamaha|Zero|Zontes';
const TRUCKS =
  'DAF|Freightliner|Fuso|Hino|International|Kenworth|Mack|Peterbilt|Scania|Sinotruk|UD|Western Star';
const TRUCKS_AND_VANS = 'Iveco|MAN';
const CARAVANS =
  'AOR|Austrack|Avan|Avida|Bailey|Billabong|Bushtracker|Concept|Coromal|Crusader|Cub|Cub Campers|Elddis|' +
  'Essential|Evernew|Ezytrail|Franklin|Goldstream|Jayco|JB|Kedron|Spaceland|Sunland|' +
  'Jurgens|Kimberley|Kokoda|Leader|Majestic|MDC|Millard|Network RV|New Age|Nova|Opus|Orbit|Paramount|' +
  'Patriot|Regal|Regent|Retreat|Roadstar|Royal Flair|Snowy River|Sunliner|Supreme|Titanium|Trakmaster|' +
  'Viscount|Windsor|Winnebago|Zone RV';

const list = (makes: string): string[] => makes.split('|');

/** Makes that are sold in Australia; a make of several words is written in full. */
export const KNOWN_MAKES: readonly string[] = [
  CARS,
  IMPORTED,
  MOTORCYCLES,
  TRUCKS,
  TRUCKS_AND_VANS,
  CARAVANS,
].flatMap(list);

const folded = (make: string): string =>
  make.toLowerCase().replace(/\b(?:mitsubishi|trucks?|motorcycles?|caravans?|rvs?)\b|[^a-z]/g, '');
const KINDS = new Map<string, ItemType>(
  (
    [
      ['car', CARS],
      ['car', IMPORTED],
      ['motorcycle', MOTORCYCLES],
      ['truck', TRUCKS],
      ['caravan', CARAVANS],
    ] as const
  ).flatMap(([kind, makes]) => list(makes).map((make) => [folded(make), kind] as const)),
);

const CARS_AND_MOTORCYCLES = /^(?:bmw|honda|suzuki|peugeot|austin)$/;

/** Trucks of a make that builds cars too, as models name them: Isuzu's NPR, FVZ, CXY. */
const ISUZU_TRUCK = /^(?:n[a-z]{2}|f[a-z]{2}|c[xy][yz]|gig\w*)\b/i;

/**
 * The kind of vehicle that a make builds, beside others where that is a car; of a model that names a truck, that. Undefined
 * for makes of cars and motorcycles, and unknown ones.
 */
export function kindOfMake(make: string, model = ''): ItemType | undefined {
  const name = folded(make);
  if (name === 'isuzu' && ISUZU_TRUCK.test(model)) return 'truck';
  const kind = CARS_AND_MOTORCYCLES.test(name) ? undefined : KINDS.get(name);
  return kind === 'car' && KINDS.get(folded(model.split(' ')[0] ?? '')) === 'truck' ? 'truck' : kind;
}
