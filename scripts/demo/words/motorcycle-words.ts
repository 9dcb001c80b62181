import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell motorcycles describe them. */
export const MOTORCYCLE_COMMENTS = {
  openers: {
    new: [
      'A new {name} in {colour}, assembled and on the floor now.',
      'New in the shed: the {make} {model} in {colour}.',
      "The {year} {model} has landed. Sit on it, then tell us you're only looking.",
    ],
    demo: ['Our demo {model}, with {km} km on the clock.', 'Run in for you: an ex-demo {name} with {km} km.'],
    used: [
      'A {year} {name} with {km} km.',
      'This {colour} {model} has {km} km on it and room for plenty more.',
      "If you've been after a {model}, here's a {year} one in {colour}.",
      'A {year} {model} in {colour}, ready to look over at {place}.',
      '{km} km, {colour}, and in the shed at {place}.',
      'Built in {year}, this {make} is ready for its next owner.',
    ],
  },
  character: {
    Motorcycle: [
      'Come and sit on it, and see how it fits.',
      'Fine in town, better out past the hills, and at its best about an hour before dark.',
      "Ring ahead and we'll have it out of the row for you.",
      'Bring your licence and hear it run.',
      'Simple to live with and easy to look after at home.',
    ],
  },
  engine: {
    Petrol: [
      'The {engine} engine makes {power} kW and uses {consumption} L/100km.',
      "{engine}, {power} kW, and {consumption} L/100km if you're kind to it.",
    ],
    Electric: ['Electric drive with {range} km of claimed city range. Quiet enough to hear the tyres.'],
    other: ['Come and hear it run.'],
  },
  preparation: {
    new: [
      "Every new bike comes with its manufacturer's warranty.",
      'Factory warranty starts on the day you ride it away.',
    ],
    demo: ['The balance of the factory warranty goes with it.', "It's registered and ready to ride away."],
    used: [
      'Our mechanics go over every used bike. Ask for the sheet.',
      "Have a good look at the chain, the tyres and the pads. We won't rush you.",
      'Bring a mate who knows bikes. The bench is free.',
      'Ask us for the history check.',
    ],
  },
  closers: [
    "Ring ahead if you want it warm, or if you'd rather hear it start from cold.",
    'Trade-ins welcome, running or not.',
    'Bring your gear and your licence and go for a ride.',
    'We freight across the state every Thursday.',
    'Finance is available to approved applicants. Ask us for a written quote.',
  ],
} satisfies CommentWords;

/** What motorcycles have, from the plainest grade to the fullest. */
export const MOTORCYCLE_EQUIPMENT = {
  grades: {
    1: [
      'Anti-lock brakes',
      'Adjustable brake lever',
      'Digital instruments',
      'Engine immobiliser',
      'LED headlamp',
      'LED tail lamp',
      'Passenger footpegs',
      'Side stand cut-out switch',
      'Trip meter with fuel range',
      'USB socket',
    ],
    2: [
      'Adjustable rear preload',
      'Braided brake lines',
      'Colour TFT display',
      'Ride modes, three',
      'Slipper clutch',
      'Traction control',
      'Upside-down fork',
    ],
    3: [
      'Cornering anti-lock brakes',
      'Cruise control',
      'Fully adjustable suspension',
      'Heated grips',
      'Quick shifter, up and down',
      'Radial front calipers',
      'Steering damper',
    ],
  },
  bodies: {
    Motorcycle: ['Tool kit', 'Owner handbook'],
    'Learner Approved': ['LAMS approved'],
    Adventure: ['Panniers and top box'],
    Cruiser: ['Leather panniers'],
    Scooter: ['Storage under the seat'],
  },
  fuels: { Petrol: [], Electric: ['AC charging, type 2', 'Regenerative braking'] },
  oneOf: [/anti-lock brakes/i, /instruments|TFT display/i, /rear preload|adjustable suspension/i],
  without: {
    'Learner Approved': ['Steering damper'],
    Roadster: ['Steering damper'],
    Adventure: ['Steering damper'],
    Cruiser: ['Steering damper', 'Quick shifter, up and down'],
    Scooter: [
      'Adjustable brake lever',
      'Adjustable rear preload',
      'Braided brake lines',
      'Fully adjustable suspension',
      'Quick shifter, up and down',
      'Ride modes, three',
      'Slipper clutch',
      'Steering damper',
      'Upside-down fork',
    ],
    Electric: ['Quick shifter, up and down', 'Slipper clutch', 'Trip meter with fuel range'],
  },
} satisfies EquipmentWords;
