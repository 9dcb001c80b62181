import { expect, test } from 'vitest';
import { LeadSettings } from './lead-settings.ts';
import { serviceFrames } from './service-frames.ts';

const frame = { title: 'the calendar', url: 'https://booking.example/1' };
const leads = (changes: object = {}) => LeadSettings.parse({ service_frame: frame, ...changes });

test('K20 F7 the form of a service has the booking page of another company above it', () => {
  expect(serviceFrames({ leads: leads() }, 'service')).toEqual([frame]);
});

test.each([
  ['another form', leads(), 'contact'],
  ['a dealer without one', leads({ service_frame: false }), 'service'],
  ['a dealer without that form', leads({ forms: ['contact'] }), 'service'],
  ['a dealer without forms', false, 'service'],
] as const)('K20 %s has none', (_, settings, form) => {
  expect(serviceFrames({ leads: settings }, form)).toEqual([]);
});

test('K20 a page that is not sent encrypted is no booking page', () => {
  expect(LeadSettings.safeParse({ service_frame: { url: 'http://booking.example' } }).success).toBe(false);
});
