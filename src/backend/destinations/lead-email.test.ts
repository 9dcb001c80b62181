import { describe, expect, test } from 'vitest';
import { LEAD_FORMS } from '../../domain/lead/lead-forms.ts';
import type { LeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { STOCK_NOUNS } from '../../domain/search/listing-words.ts';
import { appointmentEmail } from './appointment-email.ts';
import { autoReplyEmail } from './auto-reply-email.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { leadEmail, reminderEmail } from './lead-email.ts';

const dealer = exampleDealer();

describe('F1 a lead as people read it', () => {
  test('F1 all of it, by the labels of the form', () => {
    expect(leadEmail(wholeLead(), dealer)).toEqual({
      subject: 'Test Drive: 2022 Corvane Atlas GX, from Rosa Quill',
      text: `Name: Rosa Quill
Phone: 0491 570 006
Email: Rosa.Quill@example.com

Vehicle: 2022 Corvane Atlas GX
Stock number: S77
VIN: 6T1BF3FK10X000077
Price: $45,990 Drive Away
Page: https://www.example.com.au/cars/corvane-atlas-77

Message:
Is it still for sale?

Preferred time: Tuesday 24 November 2026, 10:30 am Sydney time

Calculation: https://www.example.com.au/cars/corvane-atlas-77?term=5

Location: Parramatta Yard
Phone of the location: (02) 5550 0101
Received: 21 November 2026 at 2:00 pm Sydney time
Sent from: https://www.good-cars.example/cars/1
Pages seen: /, /cars/corvane-atlas-77
Came with: utm_source=newsletter
News and offers: no
Reference: lead-1
Lead: https://www.example.com.au/_leads/lead/lead-1
`,
    });
  });

  test('F1 a lead with next to nothing in it', () => {
    const { subject, text } = leadEmail(
      wholeLead({
        person: {},
        vehicle: undefined,
        location: undefined,
        message: undefined,
        values: {},
      } as never),
      dealer,
    );
    expect(subject).toBe('Test Drive: Example Cars');
    expect(text).not.toMatch(/undefined|Name:|Vehicle:|Message/);
  });

  test('F1 one that may be no person’s says so first', () => {
    expect(leadEmail(wholeLead({ suspicions: ['honeypot', 'too quick'] }), dealer).text).toMatch(
      /^Possible spam: honeypot, too quick\.\n\nName/,
    );
  });

  test('hostile words: the subject is one short line whatever a shopper writes', () => {
    const person = { first_name: 'Rosa\r\nBcc: all@example.com', last_name: 'x'.repeat(500) };
    const { subject } = leadEmail(wholeLead({ person }), dealer);
    expect(subject).toMatch(/^Test Drive: 2022 Corvane Atlas GX, from Rosa Bcc: all@example\.com x+$/);
    expect(subject).toHaveLength(150);
  });

  test('F1 a reminder says since when, and repeats the lead', () => {
    const { subject, text } = reminderEmail(wholeLead(), dealer);
    expect(subject).toBe('Not answered yet: Test Drive: 2022 Corvane Atlas GX, from Rosa Quill');
    expect(text).toContain(
      'It came in on 21 November 2026 at 2:00 pm Sydney time, more than 120 minutes of opening hours ago.',
    );
    expect(text).toContain('Phone: 0491 570 006');
  });
});

describe('F1 what the shopper gets at once', () => {
  test('F1 the vehicle, the yard and its hours', () => {
    expect(autoReplyEmail(wholeLead(), dealer)).toEqual({
      subject: "Thanks, we've got your test drive request: 2022 Corvane Atlas GX",
      calendar: expect.stringContaining('DTSTART:20261123T233000Z') as string,
      text: `Hello Rosa,

Thanks, we've got your test drive request. We'll call to confirm the time. Please bring your driver licence.

Vehicle: 2022 Corvane Atlas GX
Preferred time: Tuesday 24 November 2026, 10:30 am Sydney time
Location: Parramatta Yard
Address: 12 Church Street, Parramatta NSW 2150
Hours: Mon–Fri 8:30am – 5:30pm
Your reference: lead-1
Phone: (02) 5550 0101

https://www.example.com.au/cars/corvane-atlas-77

The time's attached for your calendar.

Need another time? Move or cancel it here: https://www.example.com.au/my-garage

Example Cars
Motor dealer licence MD012345
https://www.example.com.au

You're getting this email because someone entered this address in a form on our site. If it wasn't you, you don't need to do anything.
`,
    });
  });

  test.each(['Visit https://spam.example now', 'Rosa\nBuy pills', '<b>Rosa</b>', 'x'.repeat(60), ''])(
    'hostile words: a stranger’s words are not sent on in the dealer’s name: %j',
    (first_name) => {
      const lead = wholeLead({ person: { first_name, email: 'a@example.com' }, message: 'Buy pills' });
      const { text } = autoReplyEmail(lead, dealer);
      expect(text).toMatch(/^Hello,\n/);
      expect(text).not.toMatch(/pills|spam/);
    },
  );
});

test.each(STOCK_NOUNS.filter((noun) => noun !== 'cars'))(
  'V15 F1 no email about a form of a dealer of %s names a car, or a test drive of what is not driven',
  (stock_noun) => {
    const site = { ...dealer.site, name: 'Example Yard', stock_noun };
    const said = (Object.keys(LEAD_FORMS) as LeadFormId[]).flatMap((form) => {
      const values = { appointment: '2026-11-24T09:00', appointment_before: '2026-11-23T10:30', own_km: '1' };
      const lead = wholeLead({
        form,
        category: LEAD_FORMS[form].category,
        vehicle: undefined,
        values,
      } as never);
      const own = { ...dealer, site };
      return [leadEmail(lead, own), autoReplyEmail(lead, own), appointmentEmail(lead, own)];
    });
    const text = JSON.stringify(said).replaceAll(/https?:\S+|\/cars\/\S+/g, '');
    expect(text.match(/.{30}\bcars?\b.{30}/gi)).toBeNull();
    if (stock_noun === 'motorcycles' || stock_noun === 'caravans') expect(text).not.toMatch(/test drive/i);
  },
);
