import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell trucks describe them. */
export const TRUCK_COMMENTS = {
  openers: {
    new: [
      'New {name}, on the ground in {place} and ready for signwriting.',
      'No build slot to wait for: this new {make} {model} is in stock.',
      'The {year} {model} is at {place} and ready for handover.',
    ],
    demo: [
      'Our demonstrator, with {km} km on the clock.',
      'Ex-demo {name} with {km} km, ready to go to work.',
    ],
    used: [
      'A {year} {name} with {km} km.',
      'This {year} {model} is on the hardstand at {place}.',
      'Built in {year} and showing {km} km, ready for its next job.',
      "{km} km, {colour} cab, and at {place} whenever you'd like to see it.",
      "If you need a {model} and can't wait for a build slot, here's a {year} one.",
      "Here's a {year} {make} {model}. Everything we know about it is on this page.",
    ],
  },
  character: {
    Truck: [
      "GVM is {gvm} kg, and it's rated to tow {towing} kg braked.",
      'It seats {seats}, with a GVM of {gvm} kg.',
      'Rated to {gvm} kg GVM. Check that against your licence and your load.',
      'GVM {gvm} kg. Ask us to put it over the weighbridge.',
    ],
    Van: [
      'GVM {gvm} kg, with a ply-lined load area.',
      'GVM is {gvm} kg, with a sliding side door and rear barn doors.',
    ],
  },
  engine: {
    Diesel: ['The {engine} turbo diesel makes {power} kW.', 'Turbo diesel, {engine}, {power} kW.'],
    Electric: ['Electric, {range} km of claimed range: a day of deliveries and home for the night.'],
    other: ['Start it up and hear for yourself.'],
  },
  preparation: {
    new: [
      'Factory warranty, and a service plan you can price up front.',
      'Priced with the body as described.',
    ],
    demo: ['The balance of the factory warranty goes with it.'],
    used: [
      'Put it over our pit and look underneath.',
      'Ask us for the inspection sheet.',
      'Bring your mechanic. The pit is free to use.',
      'Ask for a roller brake test before you buy.',
    ],
  },
  closers: [
    'Bring a load and take it round the block.',
    "We'll put it on the ferry for you and quote the freight first.",
    'Fleet of one or fleet of fifty, ask for the trade desk.',
    'Our workshop in {place} can service it from day one.',
    'Finance is available to approved businesses. Ask us for a written quote.',
  ],
} satisfies CommentWords;

/** What trucks have, from the plainest grade to the fullest. */
export const TRUCK_EQUIPMENT = {
  grades: {
    1: [
      'Air conditioning',
      'Anti-lock brakes',
      'Bluetooth phone and audio',
      'Electronic stability control',
      'Engine immobiliser',
      'Exhaust brake',
      'Driver airbag',
      'Hill start assist',
      'Mudguards with spray suppression',
      'Reversing alarm',
      'Reversing camera',
      'Three seats',
      'Tool box',
    ],
    2: [
      'Autonomous emergency braking',
      'Central locking',
      'Cruise control',
      'Driver suspension seat',
      'Heated mirrors',
      'Lane departure warning',
      'LED work lamps',
      'Tow bar with 12-pin plug',
      'Digital radio',
    ],
    3: [
      'Adaptive cruise control',
      'Air suspension, rear',
      'Rain-sensing wipers',
      'Power sockets, 12 V and 24 V',
      'Side underrun protection',
      'Telematics unit',
      'Tyre pressure monitoring',
    ],
  },
  bodies: {
    Truck: ['Load restraint points'],
    Pantech: ['Insulated body', 'Rear barn doors', 'Refrigeration unit'],
    Tray: ['Drop sides', 'Hydraulic power take-off', 'Loading crane behind the cab'],
    Tipper: ['Hydraulic power take-off', 'Steel tipping body'],
    Beavertail: ['Loading ramps, two', 'Sloping tail'],
    Van: ['Cargo barrier', 'Ply-lined load area', 'Rear barn doors', 'Sliding side door'],
  },
  fuels: {
    Diesel: ['Exhaust fluid tank', 'Diesel particulate filter'],
    Electric: ['DC fast charging', 'Regenerative braking'],
  },
  oneOf: [/cruise control/i],
  without: { Electric: ['Exhaust brake'] },
} satisfies EquipmentWords;
