import { readLeadPhone } from '../lead/lead-phone.ts';

/** What is said of a number that no code can be sent to. */
export const NO_MOBILE =
  "Please enter an Australian mobile number, such as 0491 570 006. We'll text your code to it.";

/**
 * The mobile that a code can be sent to, as `+61491570006` (spec A5). Undefined for anything else, numbers of other
 * countries among it: messages to some of those are charged to the person who sends them.
 */
export function readMobile(typed: string): string | undefined {
  const phone = readLeadPhone(typed);
  return phone !== undefined && /^\+614\d{8}$/.test(phone) ? phone : undefined;
}
