/** What a lead is filed under (spec F1): destinations and the words of /success go by it. */
export const LEAD_CATEGORIES = [
  'Vehicle Enquiry',
  'Test Drive',
  'Photo Request',
  'Finance Enquiry',
  'Quote Request',
  'Trade-In',
  'Service Booking',
  'Parts Enquiry',
  'General Enquiry',
  'Fleet Enquiry',
  'Careers',
  'Find Something Similar',
  'Model Order',
  'Reservation',
  'Online Purchase',
] as const;
export type LeadCategory = (typeof LEAD_CATEGORIES)[number];

/** What a general enquiry can be about; the first is chosen until another is (spec F4). */
export const GENERAL_CATEGORIES = [
  'General Enquiry',
  'Vehicle Enquiry',
  'Finance Enquiry',
  'Trade-In',
  'Service Booking',
  'Parts Enquiry',
] as const satisfies readonly LeadCategory[];

/** True if a text that came from outside names a category. */
export const isLeadCategory = (text: string): text is LeadCategory =>
  LEAD_CATEGORIES.some((category) => category === text);
