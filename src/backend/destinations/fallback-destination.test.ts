import { expect, test } from 'vitest';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { destinationNamed, fallbackDestination } from './fallback-destination.ts';

const mail = (name: string, to: string) => ({ type: 'mail', name, to: [to] });
const CRM = { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'CRM_SECRET' };

test.each([
  ['the yard first', [mail('desk', 'desk@a.example')], ['desk'], 'yard.mailbox'],
  ['then the dealer', [mail('desk', 'desk@a.example')], ['desk', 'yard.mailbox'], 'dealer'],
  ['nothing is left', [mail('desk', 'desk@a.example')], ['desk', 'yard.mailbox', 'dealer'], undefined],
  ['a mailbox under another name', [mail('desk', 'Yard@example.com.au')], ['desk'], 'dealer'],
  [
    'people of another category',
    [mail('desk', 'desk@a.example'), { ...mail('parts', 'p@a.example'), categories: ['Parts Enquiry'] }],
    ['desk', 'yard.mailbox', 'dealer'],
    'parts',
  ],
  ['a program at last', [mail('desk', 'desk@a.example'), CRM], ['desk', 'yard.mailbox', 'dealer'], 'crm'],
  ['people for a program', [CRM], ['crm'], 'yard.mailbox'],
  ['a destination that the settings lost', [CRM], ['old'], 'yard.mailbox'],
])('F1 where a lead goes that was not taken: %s', (_, destinations, tried, name) => {
  expect(fallbackDestination(exampleDealer({ destinations }), wholeLead(), tried)?.name).toBe(name);
});

test('F1 the mailboxes of a dealer are found by their names, and a name that is gone is not', () => {
  const dealer = exampleDealer({ destinations: [CRM] });
  expect(destinationNamed(dealer, wholeLead(), 'yard.mailbox')).toMatchObject({
    to: ['yard@example.com.au'],
  });
  expect(destinationNamed(dealer, wholeLead(), 'dealer')).toMatchObject({ to: ['sales@example.com.au'] });
  expect(destinationNamed(dealer, wholeLead(), 'old')).toBeUndefined();
});
