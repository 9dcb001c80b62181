/** How far an enquiry is, for whoever sent it (spec A6). */
export const ENQUIRY_STATES = ['received', 'sent', 'opened', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What is known of an enquiry; moments in milliseconds. */
export type EnquiryProgress = {
  /** Whether all of the dealer's people and programs have it. */
  isDelivered: boolean;
  openedAt: number | null;
  answeredAt: number | null;
};

/**
 * How far an enquiry is. One that could not be delivered is 'received': it is on the dealer's list all the same, and the
 * dealer sees why.
 */
export function enquiryState({ isDelivered, openedAt, answeredAt }: EnquiryProgress): EnquiryState {
  if (answeredAt !== null) return 'answered';
  if (openedAt !== null) return 'opened';
  return isDelivered ? 'sent' : 'received';
}

/** The state in a word, and in a sentence. */
export const ENQUIRY_WORDS = {
  received: { word: 'Received', text: 'It has arrived, and is on its way to the team.' },
  sent: { word: 'Sent', text: 'The team has it.' },
  opened: { word: 'Opened', text: 'Somebody of the team has read it.' },
  answered: { word: 'Answered', text: 'The team has answered you.' },
} as const satisfies Record<EnquiryState, { word: string; text: string }>;
