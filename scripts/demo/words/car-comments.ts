import type { CommentWords } from './comment-words.ts';

/** How people who sell cars describe them. */
export const CAR_COMMENTS = {
  openers: {
    new: [
      'Brand new and in stock: the {year} {make} {model} in {colour} is at {place} now.',
      'This new {name} is unregistered and waiting for its first owner.',
      "A new {make} {model} you don't have to wait for: this one is in stock at {place}.",
      'If {colour} is your colour, this new {model} could be yours this week.',
      'New, in {colour}, with delivery kilometres only. Ask us about accessories before we register it.',
    ],
    demo: [
      'Our own demonstrator, with {km} km on the clock and the rest of its life ahead of it.',
      'Skip the first-owner price: this ex-demonstrator {model} has only done {km} km.',
      'A {colour} {model} demonstrator with {km} km, ready for an owner of its own.',
      'This {year} {model} has finished its turn as our test-drive car and is for sale with {km} km on the clock.',
    ],
    used: [
      'A {year} {make} {model} in {colour}, with {km} km on the clock.',
      'This {colour} {model} is at our {place} yard and ready to drive.',
      "If you've been looking for a {colour} {model}, here's a {year} one.",
      'Built in {year} and showing {km} km, this {model} is priced to find a home this month.',
      'Just in at {place}: a {year} {model}.',
      "Here's a {model} in {colour} with {km} km. Come and see it, or ask us for more photos.",
      'A {year} {name} with {km} km, ready to inspect at {place}.',
      'This {make} is a {year} model with {km} km. Everything we know about it is on this page.',
      'Now at {place}: a {year} {model} in {colour}.',
      "{km} km, {colour}, and at {place} whenever you'd like to see it.",
    ],
  },
  character: {
    SUV: [
      'High seats, wide doors and a flat load floor make it an easy car to live with, school run and all.',
      "There's room for {seats}, and still a boot that takes a pram.",
      'It sits well on the highway and is easy to park.',
    ],
    Ute: [
      'It carries a crew of {seats} and tows {towing} kg braked.',
      'Towing is rated at {towing} kg braked, with seats for {seats}.',
      'Made for work all week and the beach on Saturday.',
    ],
    Sedan: [
      'A comfortable, quiet cruiser with a big boot.',
      'Low, smooth and easy on tyres: a sedan is still hard to beat on a long drive.',
    ],
    Hatch: [
      'Small outside, roomy inside and cheap to run.',
      'A good first car: light to steer, simple to park and easy on fuel.',
    ],
    Wagon: [
      'It drives like a car and carries like an SUV. Fold the seats and a bike goes in.',
      'Roof rails, a cargo blind and a low loading lip make it a proper load-lugger.',
    ],
    Coupe: [
      "Long doors, a low roof and a driving position you'll want to stay in.",
      "This is the one you'll take the long way home in.",
    ],
    Convertible: ['Roof down in a few seconds, and quiet enough with it up for the motorway.'],
    Van: [
      'The load area is lined, and a sliding side door makes tight loading zones easier.',
      'A working van with a car-like cab, ready for racks, signs or a camper conversion.',
    ],
    'People Mover': ['Eight proper seats, electric sliding doors and room for everyone.'],
    other: ['Come and sit in it. That tells you more than we can write here.'],
  },
  engine: {
    Petrol: [
      'The {engine} petrol engine uses {consumption} L/100 km combined.',
      'Petrol, {engine}, and {power} kW.',
    ],
    Diesel: [
      'The {engine} turbo diesel pulls from low down and uses {consumption} L/100 km.',
      'Turbo diesel, {engine}, {power} kW, and {consumption} L/100 km.',
    ],
    Hybrid: [
      'No plugging in: the hybrid charges as you drive and uses just {consumption} L/100 km.',
      'It starts on battery, creeps through traffic in silence and sips {consumption} L/100 km.',
    ],
    Electric: [
      'Electric, with up to {range} km of claimed range.',
      'Charge it overnight at home: the label says up to {range} km.',
    ],
    other: ['Start it up and hear for yourself.'],
  },
  preparation: {
    new: [
      'Factory warranty starts on the day you pick it up.',
      "Every new car comes with its manufacturer's warranty.",
    ],
    demo: [
      'The balance of the new-car warranty goes with it.',
      "It's been registered by us, so it's ready as soon as the paperwork is.",
    ],
    used: [
      "Our workshop inspects every used car before it's listed. Ask for the sheet.",
      'Ask us for the inspection sheet and read it before you drive.',
      'Bring a friend who knows cars, put it on our hoist and look underneath.',
      "We'll start it from cold for you. Just ring ahead.",
    ],
  },
  closers: [
    'Call the team at {place} to book an inspection.',
    "Trade-ins welcome. Send us a few photos of yours and we'll give you a price the same day.",
    'Interstate buyer? We can send a walk-around video and quote transport to your door.',
    "Ring before you come and we'll have it out the front.",
    'Independent inspections are welcome on site.',
    'Finance is available to approved applicants. Ask us for a written quote.',
    "There's parking at the door at {place}.",
  ],
} satisfies CommentWords;
