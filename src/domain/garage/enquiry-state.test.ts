import { expect, test } from 'vitest';
import { enquiryState, type EnquiryState } from './enquiry-state.ts';

test.each<[boolean, number | null, number | null, EnquiryState]>([
  [false, null, null, 'received'],
  [true, null, null, 'sent'],
  [true, 1, null, 'opened'],
  // Read on the dealer's page while its email still waits.
  [false, 1, null, 'opened'],
  [true, 1, 2, 'answered'],
  [false, 2, 2, 'answered'],
])(
  'A6 an enquiry that is delivered %s, opened %s, answered %s is %s',
  (isDelivered, openedAt, answeredAt, state) => {
    expect(enquiryState({ isDelivered, openedAt, answeredAt, isCancelled: false })).toBe(state);
    // What was cancelled says so, however far it was.
    expect(enquiryState({ isDelivered, openedAt, answeredAt, isCancelled: true })).toBe('cancelled');
  },
);
