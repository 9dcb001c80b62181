import { expect, test } from 'vitest';
import { locationActionLabel } from './location-actions.ts';

test.each([
  ['sales', 'by-type', 'Contact Us'],
  ['used', 'by-type', 'Contact Us'],
  ['service', 'by-type', 'Book a Service'],
  ['parts', 'by-type', 'Parts Enquiry'],
  ['service', 'send-enquiry', 'Send Enquiry'],
] as const)('L2 a %s location with buttons %s says %s', (type, buttons, label) => {
  expect(locationActionLabel(type, buttons)).toBe(label);
});
