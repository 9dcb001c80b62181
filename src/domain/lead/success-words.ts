import { isLeadCategory, type LeadCategory } from './lead-categories.ts';

/** Where a form that was sent leads (spec F10). */
export const SUCCESS_PATH = '/success';

export type SuccessWords = { title: string; text: string };

const CALL_BACK = 'We have it in front of us and answer in opening hours.';

/** What /success says after a lead, by its category (spec F10). */
const WORDS = {
  'Vehicle Enquiry': { title: 'Thank you for your enquiry', text: CALL_BACK },
  'Test Drive': {
    title: 'Thank you, we have your test drive request',
    text: 'We call to confirm the time. Please bring your driver licence.',
  },
  'Photo Request': {
    title: 'Thank you, photos are on their way',
    text: 'We take them at the yard and send them to you.',
  },
  'Finance Enquiry': {
    title: 'Thank you for your finance enquiry',
    text: 'We look at your figures and come back with what is possible. Nothing was sent to a lender.',
  },
  'Quote Request': {
    title: 'Thank you, we are working on your quote',
    text: 'We come back with a quote for your figures. Nothing was sent to a lender.',
  },
  'Trade-In': {
    title: 'Thank you, we are valuing your vehicle',
    text: 'We come back with a figure, subject to seeing the vehicle.',
  },
  'Service Booking': {
    title: 'Thank you, we have your booking request',
    text: 'The workshop calls to confirm the day.',
  },
  'Parts Enquiry': {
    title: 'Thank you for your parts enquiry',
    text: 'We answer with price and availability.',
  },
  'General Enquiry': { title: 'Thank you for your message', text: CALL_BACK },
  'Fleet Enquiry': { title: 'Thank you for your fleet enquiry', text: CALL_BACK },
  Careers: {
    title: 'Thank you for your application',
    text: 'We read it and come back to you.',
  },
  'Find Something Similar': {
    title: 'Thank you, we are looking',
    text: 'We look through what we have and what is coming, and call you first.',
  },
  'Model Order': {
    title: 'Thank you, we are working on your quote',
    text: 'We answer with a price for your area and when it can be delivered.',
  },
  Reservation: {
    title: 'Thank you for your reservation',
    text: 'What became of it is on the page of the reservation and in the letter we send you.',
  },
  'Online Purchase': {
    title: 'Thank you, we have your purchase request',
    text: 'What became of it is on the page of the purchase and in the letter we send you.',
  },
} as const satisfies Record<LeadCategory, SuccessWords>;

/** The words of /success for the category that was saved; those of a general enquiry where it is none (spec F10). */
export function successWords(category: string | undefined): SuccessWords {
  return WORDS[category !== undefined && isLeadCategory(category) ? category : 'General Enquiry'];
}

/** The id of a category's words on /success. */
export const successId = (category: string): string => category.toLowerCase().replace(/\W+/g, '-');

/** Where a lead of a category leads once it is sent; without scripts its end chooses the words (spec F10). */
export const successHref = (category: string): string =>
  `${SUCCESS_PATH}?${new URLSearchParams({ category })}#${successId(category)}`;
