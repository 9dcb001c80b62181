/**
 * What was full when a form was refused for its number: the leads of an address, a phone number or a site, the part of a
 * site's for those without a proof of work; the reservations of an address, the unpaid ones of a site, and the part of those
 * without a proof of work.
 */
export const LEAD_FULL = [
  'address',
  'phone',
  'unproven',
  'site',
  'holds_of_address',
  'unproven_holds',
  'holds',
] as const;
export type LeadFull = (typeof LEAD_FULL)[number];

/** What helps a browser that brings no proof of work. */
export const NEEDS_SCRIPT =
  'If JavaScript is off in your browser, turn it on and reload the page to send it.';

const WORDS: Readonly<Record<LeadFull, string>> = {
  address: "You've sent a few messages from here already.",
  phone: "You've sent a few messages with this phone number already.",
  unproven: `We're getting too many messages that don't show a person sent them. ${NEEDS_SCRIPT}`,
  site: "We're getting too many messages at the moment.",
  holds_of_address: 'Too many vehicles have just been reserved from here.',
  unproven_holds: `Too many vehicles are being reserved by browsers that don't show a person is there. ${NEEDS_SCRIPT}`,
  holds: "Too many vehicles are being reserved right now, so we couldn't reserve this one.",
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds that a rush from many addresses is taken to last. */
const RUSH_LASTS = 5 * MINUTE;

/** When to try again, in words: never sooner than after `seconds`. */
export function waitWords(seconds: number): string {
  if (seconds <= MINUTE) return 'in a minute';
  if (seconds <= HOUR) return `in ${Math.ceil(seconds / MINUTE)} minutes`;
  return `in ${Math.ceil(seconds / HOUR)} hours`;
}

/**
 * What is said to a shopper whose form was not taken because something is full (spec K11): what it was, when there is room
 * again, and the dealer's number where there is one.
 */
export function fullWords(full: LeadFull, seconds: number, phone: string | undefined): string {
  const orCall = phone === undefined ? '' : `, or call us on ${phone}`;
  // Others go on sending meanwhile: room for one more is soon used up.
  const wait = full === 'site' || full === 'unproven' ? Math.max(seconds, RUSH_LASTS) : seconds;
  return `${WORDS[full]} What you typed is still here. Please try again ${waitWords(wait)}${orCall}.`;
}
