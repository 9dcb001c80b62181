import { expect, test } from 'vitest';
import { documentEmail } from './document-email.ts';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';

test('A6 an email says that a document is there, who says so, and nothing of it or of the person', () => {
  const dealer = exampleDealer();
  const lead = wholeLead({ id: 'a', message: 'Zephyrine wrote this.' });
  const { subject, text } = documentEmail(lead, dealer);
  expect(subject).toBe(`A document for you from ${dealer.site.name}`);
  expect(text).toContain(`${dealer.site.url}/my-garage`);
  expect(text).toContain(dealer.site.licence.number);
  expect(text).not.toContain('Zephyrine');
  for (const typed of Object.values(lead.person)) expect(text).not.toContain(typed);
});
