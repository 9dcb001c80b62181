import { CHECKOUT_FORMS } from '../checkout/checkout-site.ts';

/** The forms that a dealer may offer; LEAD_FORMS describes them. */
export const LEAD_FORM_IDS = [
  'enquiry',
  'instant-message',
  'test-drive',
  'photos',
  'finance-enquiry',
  'quote',
  'trade-in',
  'service',
  'parts',
  'contact',
  'multi-location',
  'fleet',
  'careers',
  'find-similar',
  'model-order',
] as const;
export type OfferedFormId = (typeof LEAD_FORM_IDS)[number];

/** Those, and the forms of a checkout, which come with its switch. */
export const ALL_FORM_IDS = [...LEAD_FORM_IDS, ...CHECKOUT_FORMS] as const;
export type LeadFormId = (typeof ALL_FORM_IDS)[number];

/** True if a text that came from outside names a form. */
export const isLeadFormId = (text: string): text is LeadFormId => ALL_FORM_IDS.some((id) => id === text);
