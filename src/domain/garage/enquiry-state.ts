/** How far an enquiry is, for the person who sent it (spec A6). */
export const ENQUIRY_STEPS = ['received', 'sent', 'opened', 'answered'] as const;
/** The steps of an enquiry, and the end that its sender gave it. */
export const ENQUIRY_STATES = [...ENQUIRY_STEPS, 'cancelled'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What is known of an enquiry; moments in milliseconds. */
export type EnquiryProgress = {
  /** True if all of the dealer's people and programs have it. */
  isDelivered: boolean;
  openedAt: number | null;
  answeredAt: number | null;
  /** True if its sender has cancelled the appointment that it was about. */
  isCancelled: boolean;
};

/**
 * How far an enquiry is. One whose appointment was cancelled is 'cancelled', however far it was. One that could not be delivered is 'received': it is on the dealer's list all the same, and the
 * dealer sees why.
 */
export function enquiryState({
  isDelivered,
  openedAt,
  answeredAt,
  isCancelled,
}: EnquiryProgress): EnquiryState {
  if (isCancelled) return 'cancelled';
  if (answeredAt !== null) return 'answered';
  if (openedAt !== null) return 'opened';
  return isDelivered ? 'sent' : 'received';
}

/** The state in a word, and in a sentence. */
export const ENQUIRY_WORDS = {
  received: { word: 'Received', text: "We've received it and it's on its way to the team." },
  sent: { word: 'Sent', text: 'The team has it.' },
  opened: { word: 'Opened', text: 'Someone on the team has read it.' },
  answered: { word: 'Answered', text: 'The team has replied.' },
  cancelled: { word: 'Cancelled', text: "You've cancelled it, and the time is free again." },
} as const satisfies Record<EnquiryState, { word: string; text: string }>;
