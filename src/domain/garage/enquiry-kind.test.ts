import { expect, test } from 'vitest';
import { enquiryKind } from './enquiry-kind.ts';

test.each([
  ['Test Drive', 'Test Drive'],
  ['Vehicle Enquiry', 'Vehicle Enquiry'],
  ['Finance Enquiry', 'Enquiry'],
  ['Quote Request', 'Enquiry'],
  ['Careers', undefined],
])('A6 a lead of %s is shown as %s', (category, kind) => {
  expect(enquiryKind({ category })).toBe(kind);
});
