import type { CommentWords } from './comment-words.ts';

/** How people who sell cars describe them. */
export const CAR_COMMENTS = {
  openers: {
    new: [
      'Brand new and ready for plates: the {year} {make} {model} in {colour} is on the floor at {place}.',
      'Just off the truck. This new {name} is unregistered, unfitted and waiting for its first owner.',
      'A new {make} {model} that you do not have to wait for: this one is in stock at {place} today.',
      'Order books are long this season, so a {colour} {model} in stock is worth a look.',
      'New, in {colour}, with delivery kilometres only. Ask us about accessories before we register it.',
    ],
    demo: [
      'Our own demonstrator, driven by staff and by customers on test drives, and looked after by our workshop.',
      'Let somebody else pay for the first thousand kilometres: this ex-demonstrator {model} has covered {km} km.',
      'A {colour} {model} demonstrator that has spent most of its short life under the showroom lights.',
      'This {year} {model} has done its duty as our test-drive car and is now for sale with {km} km on the clock.',
    ],
    used: [
      'A one-owner {model}, bought new in this state and traded in on another {make}.',
      'This {year} {model} came to us as a trade-in from a customer we have known for years.',
      'Tidy inside and out, with {km} km and a history that adds up.',
      'If you have been looking for a {colour} {model} that has not been played with, here it is.',
      'Two owners, both keys, books in the glovebox: this {model} has been cared for.',
      'We looked at plenty of these before buying this one. It drives straight, quiet and tight.',
      'An honest {model}. It has a couple of car park marks, which the photos show, and nothing else to tell.',
      'Bought at a fixed-price sale, checked by our own technicians and priced to find a home this month.',
      'Locally owned and always garaged, going by the paint and the headlights.',
      'A clean example with {km} km, which is about what you would expect for its age.',
    ],
  },
  character: {
    SUV: [
      'High seats, wide doors and a flat load floor make it an easy car to live with, school run and all.',
      'There is room for {seats}, and still a boot that takes a pram without a wrestle.',
      'It sits well on the highway and parks without drama, helped by its cameras.',
    ],
    Ute: [
      'The tub is straight, the tow bar has seen a trailer now and then, and the cabin is that of a good wagon.',
      'It tows {towing} kg with brakes, carries a crew of {seats} and still fits a standard garage by length.',
      'Set up for work in the week and for the beach on Saturday.',
    ],
    Sedan: [
      'A comfortable, quiet cruiser with a boot that swallows four suitcases.',
      'Low, smooth and easy on tyres: the sedan is still the best long-distance car there is.',
    ],
    Hatch: [
      'Small outside, larger inside than you think, and cheap to run.',
      'A good first car: light to steer, simple to park and kind to your fuel card.',
    ],
    Wagon: [
      'A wagon drives like a car and carries like an SUV. Fold the seats and a bicycle goes in with both wheels on.',
      'Roof rails, cargo blind and a low loading lip: whoever bought this first knew what they were doing.',
    ],
    Coupe: [
      'Long doors, low roof, and a driving position you will want to stay in.',
      'This is the one you take the long way home in.',
    ],
    Convertible: ['Roof down in a few seconds, and quiet enough with it up for the motorway.'],
    Van: [
      'The load area is lined, the sliding door runs freely and the floor has been protected from day one.',
      'A working van with a car-like cab, ready for racks, signs or a camper conversion.',
    ],
    'People Mover': ['Eight proper seats, electric sliding doors and enough cup holders for everyone.'],
    other: ['Come and sit in it. That tells you more than we can write here.'],
  },
  engine: {
    Petrol: [
      'The {engine} petrol engine starts first time and pulls cleanly; the label says {consumption} L/100km combined.',
      'Its petrol engine is a known quantity, and every service centre in town can look after it.',
    ],
    Diesel: [
      'The {engine} turbo diesel has torque from the bottom and uses {consumption} L/100km on the label.',
      'A strong diesel with a timing chain and no warning lights; the particulate filter was checked on our scan tool.',
    ],
    Hybrid: [
      'The hybrid system needs no cable and no change of habits, and asks {consumption} L/100km on the label.',
      'It starts on battery, creeps through traffic in silence and sips {consumption} L/100km.',
    ],
    Electric: [
      'Electric, with up to {range} km on a charge by the label. The charging cable is in the boot.',
      'Charges overnight at home and never queues for fuel. We will show you the battery health report.',
    ],
    other: ['It starts, runs and drives as it should.'],
  },
  preparation: {
    new: [
      'Twelve months of registration for a private buyer in this state come with it.',
      'Factory warranty starts on the day you take delivery.',
    ],
    demo: [
      'The balance of the new-car warranty goes with it.',
      'It has been registered by us, so it is ready as soon as the paperwork is.',
    ],
    used: [
      'Our workshop has serviced it, and the inspection sheet is yours to read.',
      'It has passed our 120-point check. Tyres are better than half, brakes are good all round.',
      'Serviced on arrival, detailed, and the title has been checked against the personal property register.',
      'New wipers, fresh oil and a full detail came out of our pocket, not yours.',
      'Statutory warranty applies where the law gives it; ask us what that means for this car.',
    ],
  },
  closers: [
    'Call the team at {place} to hold it for an inspection.',
    'Trade-ins welcome. Send us a few photos of yours and we will give you a figure the same day.',
    'Interstate buyer? We can send a walk-around video and quote transport to your door.',
    'Ring before you come so that we can have it out the front and cold-started for you.',
    'Independent inspections are welcome on site.',
    'Finance is available to approved applicants. Ask us for a written quote.',
    'We are open six days, and {place} has parking at the door.',
  ],
} satisfies CommentWords;
