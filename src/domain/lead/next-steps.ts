import type { LeadFormId, OfferedFormId } from './lead-form-ids.ts';

/** What happens once a form is sent, in three lines. */
export type NextSteps = readonly [string, string, string];

const NO_OBLIGATION = "There's no obligation, and you can stop at any time.";

const REPLY: NextSteps = [
  'We read your message and pass it to the right person.',
  'They call or email you during opening hours.',
  NO_OBLIGATION,
];
const VEHICLE: NextSteps = [
  'We check the vehicle and find the answer.',
  'Someone from the location calls or emails you during opening hours.',
  NO_OBLIGATION,
];
const MONEY: NextSteps = [
  'We look at your figures. Nothing goes to a lender yet.',
  "We call to talk through what's possible and what it costs.",
  'You decide whether to apply.',
];
const QUOTE: NextSteps = [
  'We check what the vehicle costs where you live.',
  'You get the price in writing.',
  NO_OBLIGATION,
];
const NEXT_STEPS: Readonly<Record<OfferedFormId, NextSteps>> = {
  enquiry: VEHICLE,
  'instant-message': VEHICLE,
  'test-drive': [
    'We check that the vehicle is there and free.',
    'We call to confirm your time.',
    'Bring your driver licence and take it for a drive.',
  ],
  photos: [
    'We go out to the vehicle and take the photos.',
    'We send them to your email or mobile.',
    NO_OBLIGATION,
  ],
  'find-similar': [
    "We look through what's here and what's coming in.",
    'We call you when something fits.',
    NO_OBLIGATION,
  ],
  'model-order': QUOTE,
  quote: MONEY,
  'finance-enquiry': MONEY,
  'trade-in': [
    'We compare your vehicle with what similar ones sell for.',
    'You get a price, subject to inspection.',
    "Bring it in, and we'll confirm the price once we've seen it.",
  ],
  service: [
    'The workshop checks the day you asked for.',
    'They call to confirm it and tell you how long the work takes.',
    'You hear the cost before any extra work begins.',
  ],
  parts: [
    'We find the part for your vehicle.',
    'We get back to you with price and availability.',
    'You decide whether we put it aside.',
  ],
  contact: REPLY,
  'multi-location': REPLY,
  fleet: [
    'Someone who looks after businesses reads your enquiry.',
    'They call to talk through vehicles, terms and dates.',
    'You get a quote in writing.',
  ],
  careers: [
    'The person who leads the team reads your application.',
    'We call or email you during business hours.',
    'If it looks like a match, we meet.',
  ],
};

/** What happens next, beside each form (spec F2): who does what, and what the shopper then has. A checkout says it itself. */
export const nextSteps = (form: LeadFormId): NextSteps | undefined =>
  Object.hasOwn(NEXT_STEPS, form) ? NEXT_STEPS[form as OfferedFormId] : undefined;
