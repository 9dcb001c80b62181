import type { CommentWords } from './comment-words.ts';
import type { EquipmentWords } from './equipment-words.ts';

/** How people who sell caravans describe them. */
export const CARAVAN_COMMENTS = {
  openers: {
    new: [
      'The new {year} {name} is on the gravel at {place}, plugged in and level, so bring your slippers and have a proper look.',
      'New, in stock and ready for a handover: the {name} that most people order and wait for.',
      'Straight from the factory and through our pre-delivery bench, this new {model} is ready to tow home.',
    ],
    demo: [
      'Our show van. It has been to three expos, has never been slept in, and is priced for it.',
      'Ex-display {model}: new in everything but the number of people who have opened the cupboards.',
    ],
    used: [
      'Traded by a couple who have gone up a size after two happy laps of the country.',
      'A {year} {name} with its whole history in a ring binder, annexe poles labelled and all.',
      'Used for long weekends and put away dry: this {model} lives under cover and it shows.',
      'Local owners, always garaged, and never off the bitumen according to its underside.',
      'Somebody looked after this one. Seals are soft, drawers run true and the floor is quiet underfoot.',
      'This {year} {model} has done the coast road to the tip and back, and is ready to do it again.',
    ],
  },
  character: {
    Caravan: [
      'It sleeps {sleeps} and measures {length} m inside the body, which still fits most driveways.',
      'A proper bed for {sleeps}, a table you can eat at and windows on three sides.',
      'At {length} m it is long enough to live in and short enough to reverse without an audience.',
      'The layout works: kitchen by the door, bed up the front, and {sleeps} can be inside on a wet day.',
    ],
  },
  engine: {
    other: [
      'Tare is {tare} kg and the aggregate trailer mass {atm} kg, so you have a real payload for water and toys.',
      'Weights are on the plate and on this page: {tare} kg tare, {atm} kg ATM. Ask us what your car may tow.',
      'We weighed it: {tare} kg as it stands, with {atm} kg the most it may weigh on the road.',
    ],
  },
  preparation: {
    new: [
      'Two hours of handover are included, and the kettle is included in the handover.',
      'The price is drive away with registration and the first service at 1,000 km.',
    ],
    demo: [
      'The full factory warranty starts on the day you take it.',
      'Gas and electrical certificates are fresh.',
    ],
    used: [
      'Bearings repacked, brakes adjusted, gas certificate issued and a full moisture test done.',
      'It has a new house battery, a tested hot water system and tyres dated within three years.',
      'Our workshop in Beerwah went through it from coupling to number plate; the sheet is in the drawer.',
      'We tested everything with a switch: fridge, heater, pump, fans and lights all do what they should.',
    ],
  },
  closers: [
    'Come up the range, bring the car you tow with, and we will check the ball height together.',
    'Trade-ins of vans, campers and boats are welcome.',
    'Weekend inspections by arrangement. Ring first and we will set it up for you.',
    'We can hold it for you with a small deposit while you finish the trip you are on.',
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
      'Ensuite with separate shower',
      'Inverter, 2,000 W',
      'Independent coil suspension',
      'Leather-look lounge',
      'Off-road coupling',
      'Slide-out kitchen',
      'Solar panels, 600 W',
      'Washing machine, front loading',
      'Water filter, three stage',
    ],
  },
  bodies: {
    Caravan: ['Double-glazed windows', 'Insect screen door', 'Roof hatches with fans', 'Spare wheel'],
  },
  fuels: {},
} satisfies EquipmentWords;
