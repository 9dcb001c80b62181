import type { CommentWords } from './words/comment-words.ts';
import { fillWords } from './words/fill-words.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { SeededRandom } from './seeded-random.ts';

const counted = new Intl.NumberFormat('en-AU');
const NONE_OF_ITS_OWN = 'other';

type Subject = Omit<DemoVehicle, 'dealercomments'>;

function valuesOf(vehicle: Subject, dealer: string): Record<string, string> {
  const { variant, location } = vehicle;
  return {
    name: [vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' '),
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    km: counted.format(vehicle.km ?? 0),
    colour: (vehicle.colour ?? 'white').toLowerCase(),
    seats: String(vehicle.seats ?? ''),
    engine: vehicle.engine_size ?? '',
    consumption: String(variant?.fuelconsumptioncombined ?? ''),
    range: String(variant?.electricrange ?? ''),
    towing: counted.format(variant?.towingcapacitybraked ?? 0),
    sleeps: String(vehicle.caravan?.sleeps ?? ''),
    length: ((vehicle.caravan?.body_length ?? 0) / 1000).toFixed(1),
    tare: counted.format(vehicle.caravan?.tare_weight ?? 0),
    atm: counted.format(vehicle.caravan?.aggregate_trailer_mass ?? 0),
    gvm: counted.format(variant?.grossvehiclemass ?? 0),
    power: String(variant?.power ?? ''),
    place: location.address.city,
    dealer,
  };
}

/** A dealer's comments on a vehicle as plain text, 200 to 700 characters; the same draws give the same words. */
export function dealerComments(
  vehicle: Subject,
  words: CommentWords,
  dealer: string,
  random: SeededRandom,
): string {
  const values = valuesOf(vehicle, dealer);
  const of = (bank: Record<string, readonly string[]>, key: string): readonly string[] =>
    bank[key] ?? bank[NONE_OF_ITS_OWN] ?? [];
  const sentences = [
    random.pick(words.openers[vehicle.car_type]),
    random.pick(of(words.character, vehicle.simple_body ?? NONE_OF_ITS_OWN)),
    random.pick(of(words.engine, vehicle.simple_fuel ?? NONE_OF_ITS_OWN)),
    random.pick(words.preparation[vehicle.car_type]),
    ...random.sample(words.closers, random.between(1, 2)),
  ];
  return sentences.map((sentence) => fillWords(sentence, values)).join(' ');
}
