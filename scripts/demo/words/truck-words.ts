import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell trucks describe them. */
export const TRUCK_COMMENTS = {
  openers: {
    new: [
      'New {name}, on the ground in {place} and ready for signwriting.',
      'No build slot to wait for: this new {make} {model} can be earning next week.',
      'Compliance plate fitted, body on, fluids checked. The {year} {model} is ready for handover.',
    ],
    demo: [
      'Demonstrator with {km} km, driven by fleet managers and nobody else.',
      'Ex-demo {name}, loaded twice for weighbridge tests and otherwise empty all its life.',
    ],
    used: [
      'One fleet owner, serviced on the calendar, {km} km and the printouts to prove it.',
      'Off a three-year contract carting groceries along the north-west coast.',
      'Straight chassis, honest cab and a body that has been loaded by people who cared.',
      'Owner-driver truck, garaged every night, with {km} km on it.',
      'Came to us when its company went up a weight class. Nothing wrong with it; it was just too small.',
      'Island truck all its life, which means short runs, salt washed off and nowhere to speed.',
    ],
  },
  character: {
    Truck: [
      'Gross vehicle mass {gvm} kg, and it will tow {towing} kg with brakes behind it.',
      'The body is square and dry, the floor is sound and the lights all work at once.',
      'Seats {seats} across with belts that have not been trapped in the door.',
      'Rated to {gvm} kg. Ask for the weighbridge ticket; we have one.',
    ],
    Van: [
      'Lined, shelved on one side and easy to step into, with room for two pallets up to the bulkhead.',
      'GVM {gvm} kg, walk-through height and doors that close with one hand.',
    ],
  },
  engine: {
    Diesel: [
      'The {engine} diesel makes {power} kW, starts cold and has clean oil in it.',
      '{engine} turbo diesel, regeneration done, exhaust fluid topped up, no codes stored.',
    ],
    Electric: ['Electric, {range} km on a charge by the label: a day of deliveries and home for the night.'],
    other: ['It starts, pulls and stops as it should.'],
  },
  preparation: {
    new: [
      'Five-year factory warranty and a service plan you can price up front.',
      'Priced with the body as pictured.',
    ],
    demo: ['Balance of the factory warranty, and the first service is behind it.'],
    used: [
      'Inspected on our pit, brakes measured, certificate of inspection on request.',
      'Full service, two steer tyres and a wheel alignment just done.',
      'Roller brake tested last week. The figures are on the sheet.',
      'Hours, faults and services are on the printout from its own computer.',
    ],
  },
  closers: [
    'Bring a load and take it round the block.',
    'We will put it on the ferry for you and quote the freight first.',
    'Fleet of one or fleet of fifty, ask for the trade desk.',
    'Bodies, cranes and tail lifts can be fitted here in {place}.',
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
      'Two-way tail lift, 1,000 kg',
    ],
    3: [
      'Adaptive cruise control',
      'Air suspension, rear',
      'Engine-driven hydraulics',
      'Fridge sockets, 24 V',
      'Side underrun protection',
      'Telematics unit',
      'Tyre pressure monitoring',
    ],
  },
  bodies: {
    Truck: ['Fuel tank, 100 L, lockable', 'Load restraint points', 'Rope rails'],
    Van: ['Cargo barrier', 'Ply-lined load area', 'Rear barn doors', 'Sliding side door'],
  },
  fuels: {
    Diesel: ['Exhaust fluid tank', 'Diesel particulate filter'],
    Electric: ['DC fast charging', 'Regenerative braking'],
  },
} satisfies EquipmentWords;
