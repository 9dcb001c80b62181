import type { StockNoun } from '../search/listing-words.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';
import type { LeadFormId, OfferedFormId } from './lead-form-ids.ts';

/** What happens once a form is sent, in three lines. */
export type NextSteps = readonly [string, string, string];

const NO_OBLIGATION = "There's no obligation, and you can stop at any time.";

const REPLY: NextSteps = [
  "We'll read your message and pass it to the right person.",
  "They'll call or email you during opening hours.",
  NO_OBLIGATION,
];
const VEHICLE: NextSteps = [
  "We'll check the vehicle and find the answer.",
  'Someone from the yard will call or email you during opening hours.',
  NO_OBLIGATION,
];
const MONEY: NextSteps = [
  "We'll look at your figures. Nothing goes to a lender yet.",
  "We'll call to talk through what's possible and what it costs.",
  'You decide whether to apply.',
];
const QUOTE: NextSteps = [
  "We'll check what the vehicle costs where you live.",
  "You'll get the price in writing.",
  NO_OBLIGATION,
];
const NEXT_STEPS: Readonly<Record<OfferedFormId, NextSteps>> = {
  enquiry: VEHICLE,
  'instant-message': VEHICLE,
  'test-drive': [
    "We'll check the vehicle's there and free.",
    "We'll call to confirm your time.",
    KIND_WORDS.cars.visit.bring,
  ],
  photos: [
    "We'll go out to the vehicle and take the photos.",
    "We'll send them to your email or mobile.",
    NO_OBLIGATION,
  ],
  'find-similar': [
    "We'll look through what's here and what's coming in.",
    "We'll call you when something fits.",
    NO_OBLIGATION,
  ],
  'model-order': QUOTE,
  quote: MONEY,
  'finance-enquiry': MONEY,
  'trade-in': [
    "We'll compare your vehicle with what similar ones sell for.",
    "You'll get a price, subject to inspection.",
    "Bring it in, and we'll confirm the price once we've seen it.",
  ],
  service: [
    'The workshop will check the day you asked for.',
    "They'll call to confirm it and tell you how long the work will take.",
    "You'll hear the cost before any extra work starts.",
  ],
  parts: [
    "We'll find the part for your vehicle.",
    "We'll get back to you with price and availability.",
    'You decide whether we put one aside.',
  ],
  contact: REPLY,
  'multi-location': REPLY,
  fleet: [
    'Someone who looks after businesses will read your enquiry.',
    "They'll call to talk through vehicles, terms and dates.",
    "You'll get a quote in writing.",
  ],
  careers: [
    'The person who leads the team will read your application.',
    "We'll call or email you during business hours.",
    "If it looks like a match, we'll meet.",
  ],
};

/** What happens next, beside each form (spec F2): who does what, and what the shopper then has. A checkout says it itself. */
export function nextSteps(form: LeadFormId, noun: StockNoun): NextSteps | undefined {
  if (!Object.hasOwn(NEXT_STEPS, form)) return undefined;
  const [first, second, third] = NEXT_STEPS[form as OfferedFormId];
  return [first, second, form === 'test-drive' ? KIND_WORDS[noun].visit.bring : third];
}
