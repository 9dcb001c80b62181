import type { StockNoun } from '../search/listing-words.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';
import { isLeadCategory, type LeadCategory } from './lead-categories.ts';

/** Where a form that was sent leads (spec F10). */
export const SUCCESS_PATH = '/success';

export type SuccessWords = { title: string; text: string };

const CALL_BACK = "We've got your message and we'll reply during opening hours.";

/** What /success says after a lead, by its category (spec F10). */
const WORDS = {
  'Vehicle Enquiry': { title: 'Thank you for your enquiry', text: CALL_BACK },
  'Test Drive': KIND_WORDS.cars.visit.thanks,
  'Photo Request': {
    title: 'Thanks, photos coming up',
    text: "We'll take them at the yard and send them through.",
  },
  'Finance Enquiry': {
    title: 'Thank you for your finance enquiry',
    text: "We'll look at your figures and let you know what's possible. Nothing has gone to a lender.",
  },
  'Quote Request': {
    title: "Thanks, we're working on your quote",
    text: "We'll get back to you with a quote. Nothing has gone to a lender.",
  },
  'Trade-In': {
    title: "Thanks, we've got your vehicle's details",
    text: "We'll be in touch about the price, which is subject to inspection.",
  },
  'Service Booking': {
    title: "Thanks, we've got your booking request",
    text: 'The workshop will call to confirm the day.',
  },
  'Parts Enquiry': {
    title: 'Thank you for your parts enquiry',
    text: "We'll get back to you with price and availability.",
  },
  'General Enquiry': { title: 'Thank you for your message', text: CALL_BACK },
  'Fleet Enquiry': { title: 'Thank you for your fleet enquiry', text: CALL_BACK },
  Careers: {
    title: 'Thank you for your application',
    text: "We'll read it and get back to you.",
  },
  'Find Something Similar': {
    title: "Thanks, we're on the lookout",
    text: "We'll check what we've got and what's coming in, and call you first.",
  },
  'Model Order': {
    title: "Thanks, we're working on your quote",
    text: "We'll get back to you with a price for your area and a delivery date.",
  },
  Reservation: {
    title: 'Thank you for your reservation',
    text: "You'll find the outcome on your reservation page and in the email we've sent you.",
  },
  'Online Purchase': {
    title: "Thanks, we've got your purchase request",
    text: "You'll find the outcome on your purchase page and in the email we've sent you.",
  },
} as const satisfies Record<LeadCategory, SuccessWords>;

/** The words of /success for the category that was saved; those of a general enquiry where it is none (spec F10). */
export function successWords(category: string | undefined, noun: StockNoun): SuccessWords {
  if (category === 'Test Drive') return KIND_WORDS[noun].visit.thanks;
  return WORDS[category !== undefined && isLeadCategory(category) ? category : 'General Enquiry'];
}

/** The id of a category's words on /success. */
export const successId = (category: string): string => category.toLowerCase().replace(/\W+/g, '-');

/** Where a lead of a category leads once it is sent; without scripts its end chooses the words (spec F10). */
export const successHref = (category: string): string =>
  `${SUCCESS_PATH}?${new URLSearchParams({ category })}#${successId(category)}`;
