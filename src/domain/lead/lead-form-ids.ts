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
export type LeadFormId = (typeof LEAD_FORM_IDS)[number];

/** Whether a text that came from outside names a form. */
export const isLeadFormId = (text: string): text is LeadFormId => LEAD_FORM_IDS.some((id) => id === text);
