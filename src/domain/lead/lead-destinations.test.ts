import { describe, expect, test } from 'vitest';
import { leadDestinations, sentCategories } from './lead-destinations.ts';

describe('F1 where leads can go', () => {
  const crm = { type: 'file', name: 'crm', format: 'json', pace: 5 } as const;

  test.each([
    [[crm], 'yard@example.com', [crm]],
    [[crm], undefined, [crm]],
    [[], 'yard@example.com', [{ type: 'mail', name: 'dealer', to: ['yard@example.com'], pace: 5 }]],
    [[], undefined, []],
  ])('F1 destinations %j and mailbox %o', (destinations, email, expected) => {
    expect(leadDestinations({ destinations }, email)).toEqual(expected);
  });
});

describe('F1 the categories that forms can send', () => {
  test.each([
    [['enquiry', 'test-drive'] as const, ['Vehicle Enquiry', 'Test Drive']],
    [['fleet', 'fleet'] as const, ['Fleet Enquiry']],
  ])('F1 %j', (forms, categories) => {
    expect(sentCategories(forms)).toEqual(categories);
  });

  test('F4 a form that asks for the category can send each of its choices', () => {
    expect(sentCategories(['contact'])).toEqual(
      expect.arrayContaining(['General Enquiry', 'Service Booking', 'Parts Enquiry', 'Trade-In']),
    );
  });
});
