import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell motorcycles describe them. */
export const MOTORCYCLE_COMMENTS = {
  openers: {
    new: [
      'New {name}, assembled by Ana, who has built more of these than anyone in the state. In {colour}, and on the floor now.',
      'In the crate on Tuesday, on the floor by Friday: the new {make} {model}.',
      'The {year} {model} has landed. Sit on it, then tell us you are only looking.',
    ],
    demo: [
      'Our demo {model}. {km} km, every one of them by somebody who gave their licence to the front desk first.',
      'Run in for you: ex-demo {name} with {km} km and its first service behind it.',
    ],
    used: [
      'Sunday bike, garage kept, {km} km. You know the sort.',
      'Traded by a rider who wanted something taller. No drops, no track days, no excuses.',
      'A {year} {model} with its original pipe in a box and its original levers on the bars.',
      'This {colour} {model} came with two keys, a stand and a notebook of every fuel stop.',
      'Second owner, {km} km, and cleaner under the tank than most are on top of it.',
      'We sold this one new and have had it on our bench every year since.',
    ],
  },
  character: {
    Motorcycle: [
      'It starts, idles and shifts as it should, and tracks straight with your hands light.',
      'Comfortable in town, better out past the hills, and at its best about an hour before dark.',
      'The seat is low enough for both feet and the bars are wide enough for a long day.',
      'It sounds right with the standard muffler and will not upset your street.',
      'Light on its feet, honest in the corners and simple to look after at home.',
    ],
  },
  engine: {
    Petrol: [
      'The {engine} engine makes {power} kW and drinks {consumption} L/100km if you are kind to it.',
      '{engine}, {power} kW, and fuelling as clean as you would hope for.',
    ],
    Electric: ['Electric drive with {range} km of city range by the label. Quiet enough to hear the tyres.'],
    other: ['It runs as well as it looks.'],
  },
  preparation: {
    new: [
      'Ride-away price with 12 months of registration.',
      'Two-year factory warranty, first service on us.',
    ],
    demo: ['The balance of the factory warranty goes with it.', 'Serviced, polished and ready to ride away.'],
    used: [
      'Fresh oil, chain adjusted, brake fluid changed and tyres with plenty left on them.',
      'Our mechanics gave it the 60-point once-over; the sheet is in the tail.',
      'New battery, new front pads, and an honest tyre on the back.',
      'Clear title, checked against the personal property register.',
    ],
  },
  closers: [
    'Ring ahead if you want it warm. Ring ahead if you want it cold.',
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
  bodies: { Motorcycle: ['Tool kit', 'Owner handbook'] },
  fuels: { Petrol: [], Electric: ['AC charging, type 2', 'Regenerative braking', 'Reverse gear'] },
} satisfies EquipmentWords;
