import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell caravans describe them. */
export const CARAVAN_COMMENTS = {
  openers: {
    new: [
      'The new {year} {name} is at {place}, plugged in and level. Bring your slippers and have a proper look.',
      "New, in stock and ready for a handover: here's a {name} you don't have to wait for.",
      'This new {model} is ready to tow home.',
    ],
    demo: [
      'Our display van, and priced for it.',
      "Ex-display {model}: as new, apart from all the people who've opened the cupboards.",
    ],
    used: [
      'A {year} {name}, set up on the grass at {place} for you to walk through.',
      'This {year} {model} is in the paddock now and ready for its next trip.',
      "If you've been waiting for a used {model}, here's a {year} one.",
      'A {year} {make} {model} that sleeps {sleeps}. Come and lie on the bed.',
      "Here's a {year} {model} at {place}. Everything we know about it is on this page.",
      'Built in {year}, this {model} is ready to inspect at {place}.',
    ],
  },
  character: {
    Caravan: [
      'It sleeps {sleeps} and measures {length} m inside the body.',
      'A proper bed, somewhere to eat and room for {sleeps}.',
      "At {length} m it's long enough to live in and short enough to reverse without an audience.",
      'The layout works: everyone fits inside on a wet day.',
    ],
  },
  engine: {
    other: [
      'Tare is {tare} kg and ATM is {atm} kg. Your payload is the difference.',
      'The weights are on the plate and on this page: {tare} kg tare, {atm} kg ATM. Ask us what your car can tow.',
      'Tare is {tare} kg and its ATM is {atm} kg.',
    ],
  },
  preparation: {
    new: [
      "Handover takes a morning, and the kettle's on.",
      "The manufacturer's warranty starts on the day you pick it up.",
    ],
    demo: [
      'The full factory warranty starts on the day you pick it up.',
      "Handover takes a morning, and the kettle's on.",
    ],
    used: [
      "We'll run the fridge, the heater and the pump for you before you buy.",
      'Our workshop in Beerwah checks every used van. Ask for the sheet.',
      'Bring a torch and look in every corner. We do.',
      "We'll turn on everything with a switch while you watch.",
    ],
  },
  closers: [
    "Bring the car you tow with, and we'll check the ball height together.",
    'Trade-ins of vans, campers and boats are welcome.',
    "Weekend inspections by arrangement. Ring first and we'll set it up for you.",
    "We can hold it with a small deposit until you're back from your trip.",
    'Finance is available to approved applicants. Ask us for a written quote.',
  ],
} satisfies CommentWords;

/** What caravans have, from the plainest grade to the fullest. */
export const CARAVAN_EQUIPMENT = {
  grades: {
    1: [
      'Awning, roll-out',
      'Battery, 100 Ah lithium',
      'Electric brakes with breakaway',
      'External shower',
      'Four-burner cooktop with grill',
      'Fridge, three-way 150 L',
      'Fresh water tanks, 2 x 95 L',
      'Gas bottles, 2 x 9 kg',
      'Hitch, ball coupling',
      'Innerspring double bed',
      'LED lighting throughout',
      'Microwave',
      'Rear camera',
      'Smoke alarm and fire extinguisher',
      'Solar panels, 200 W',
      'Stabiliser legs, four',
      'USB sockets at bed and table',
    ],
    2: [
      'Air conditioning, reverse cycle',
      'Battery, 200 Ah lithium',
      'Cafe dinette',
      'Diesel heater',
      'Electronic stability control',
      'Fridge, compressor 224 L',
      'Grey water tank, 95 L',
      'Hot water, gas and electric',
      'Picnic table, fold-down',
      'Queen bed',
      'Solar panels, 400 W',
      'Television with mast antenna',
      'Tunnel boot',
    ],
    3: [
      'Pillow-top mattress',
      'Inverter, 2,000 W',
      'Independent coil suspension',
      'Leather-look lounge',
      'Off-road coupling',
      'Range hood',
      'Solar panels, 600 W',
      'Washing machine, front loading',
      'Water filter, three stage',
    ],
  },
  bodies: {
    Caravan: ['Double-glazed windows', 'Insect screen door', 'Roof hatches with fans', 'Spare wheel'],
    'Hybrid Camper': ['Roof rack', 'Slide-out kitchen'],
  },
  fuels: {},
  oneOf: [
    /^solar/i,
    /^battery/i,
    /^fridge/i,
    /^(innerspring double|queen) bed/i,
    /coupling/i,
    /dinette|lounge/i,
  ],
  without: {
    Caravan: ['Off-road coupling'],
    'Family Caravan': ['Off-road coupling'],
    'Hybrid Camper': [
      'Cafe dinette',
      'Double-glazed windows',
      'Four-burner cooktop with grill',
      'Microwave',
      'Television with mast antenna',
      'Tunnel boot',
    ],
  },
} satisfies EquipmentWords;
