import { CREDIT_CATEGORIES } from '../account/credit-enquiry.ts';
import type { Lead } from '../lead/lead.ts';

/** What stands for kinds that a code to a phone must not tell (docs/decisions/0083-what-a-garage-shows.md). */
export const PLAIN_KIND = 'Enquiry';

const OF_NO_SHOPPER = ['Careers'];

/**
 * What a garage calls an enquiry (spec A6). That someone asked for credit is not told; an application for work is no
 * shopper's thing, and undefined: it is not shown.
 */
export function enquiryKind({ category }: Pick<Lead, 'category'>): string | undefined {
  if (OF_NO_SHOPPER.includes(category)) return undefined;
  return CREDIT_CATEGORIES.includes(category) ? PLAIN_KIND : category;
}
