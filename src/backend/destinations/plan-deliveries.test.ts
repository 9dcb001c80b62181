import { describe, expect, test } from 'vitest';
import { exampleDealer, wholeLead } from './example-dealer.fixture.ts';
import { missingSecrets } from './lead-dealer.ts';
import { planDeliveries, planReminders } from './plan-deliveries.ts';

const CRM = { type: 'webhook', name: 'crm', url: 'https://crm.example.com', secret: 'CRM_SECRET' };
const DRIVES = { type: 'mail', name: 'drives', to: ['a@example.com'], categories: ['Test Drive'] };
const dealer = exampleDealer({ destinations: [CRM, DRIVES] });

describe('F1 where a lead goes', () => {
  test.each([
    [wholeLead(), ['crm lead', 'drives lead', 'shopper auto_reply']],
    [wholeLead({ category: 'Fleet Enquiry' }), ['crm lead', 'shopper auto_reply']],
    [wholeLead({ person: { phone: '+61491570006' } }), ['crm lead', 'drives lead']],
    [wholeLead({ suspicions: ['honeypot'] }), ['crm lead', 'drives lead']],
  ])('F1 %#', (lead, planned) => {
    expect(planDeliveries(dealer, lead).map(({ destination, kind }) => `${destination} ${kind}`)).toEqual(
      planned,
    );
  });

  test('F1 no email to the shopper where the dealer wants none', () => {
    expect(planDeliveries(exampleDealer({ auto_reply: false }), wholeLead())).toEqual([
      { destination: 'dealer', kind: 'lead' },
    ]);
  });

  test('F1 a reminder goes to people, never to a program', () => {
    expect(planReminders(dealer, wholeLead())).toEqual([{ destination: 'drives', kind: 'reminder' }]);
    expect(planReminders(dealer, wholeLead({ category: 'Fleet Enquiry' }))).toEqual([
      { destination: 'dealer', kind: 'reminder' },
    ]);
  });

  test('F1 secrets that the environment does not have are named', () => {
    const dkim = { domain: 'example.com', selector: 'a', key: 'DKIM_KEY' };
    const signed = exampleDealer({ destinations: [CRM], mail: { dkim } });
    expect(missingSecrets(signed, {})).toEqual(['CRM_SECRET', 'DKIM_KEY']);
    expect(missingSecrets(signed, { CRM_SECRET: 'a', DKIM_KEY: 'b' })).toEqual([]);
  });
});
