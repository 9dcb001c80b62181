import { expect, test } from 'vitest';
import { appointmentEmail } from './appointment-email.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { webhookBody } from './send-webhook.ts';

const lead = (values: Record<string, string>) => wholeLead({ id: 'lead-1', values });
const MOVED = { appointment: '2026-11-24T09:00', appointment_before: '2026-11-23T10:30' };
const CANCELLED = { appointment_before: '2026-11-23T10:30' };

test('A6 F5 the dealer reads when an appointment is now, when it was, and whose it is', () => {
  const { subject, text } = appointmentEmail(lead(MOVED), exampleDealer());
  expect(subject).toMatch(/^Appointment moved: /);
  expect(text).toMatch(
    /^New time: Tuesday 24 November 2026, 9:00 am Sydney time\nBefore: Monday 23 November 2026, 10:30 am Sydney time\nAbout: /,
  );
  expect(text).toContain('Phone: 0491 570 006');
  expect(text).toContain(
    '/_leads/appointments\nReference: lead-1\nLead: https://www.example.com.au/_leads/lead/lead-1\n',
  );
});

test('A6 F5 a cancelled appointment has the time that is free again', () => {
  const { subject, text } = appointmentEmail(lead(CANCELLED), exampleDealer());
  expect(subject).toMatch(/^Appointment cancelled: /);
  expect(text).toMatch(/^Cancelled: Monday 23 November 2026, 10:30 am Sydney time\nAbout: /);
});

test('A6 F5 of an appointment that was not changed there is no email', () => {
  expect(() => appointmentEmail(lead({ appointment: '2026-11-24T09:00' }), exampleDealer())).toThrow(
    'the appointment was not changed',
  );
});

test.each([
  [MOVED, { now: '2026-11-24T09:00', before: '2026-11-23T10:30' }],
  [CANCELLED, { now: null, before: '2026-11-23T10:30' }],
])('A6 F5 a webhook says of %j: %j', (values, appointment) => {
  const body = JSON.parse(webhookBody({ kind: 'appointment', lead: lead(values) })) as unknown;
  expect(body).toMatchObject({ type: 'lead.appointment', data: { lead_id: 'lead-1', appointment } });
});
