import { describe, expect, test } from 'vitest';
import { DeliverySettings } from './destination-settings.ts';

const WEBHOOK = {
  type: 'webhook',
  name: 'crm',
  url: 'https://crm.example.com/leads',
  secret: 'CRM_WEBHOOK_SECRET',
};

const problems = (input: unknown): string[] => {
  const parsed = DeliverySettings.safeParse(input);
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('F1 where leads go is a setting', () => {
  test('F1 what is left out', () => {
    expect(DeliverySettings.parse({ destinations: [WEBHOOK, { type: 'file', name: 'demo' }] })).toEqual({
      destinations: [
        { ...WEBHOOK, pace: 5 },
        { type: 'file', name: 'demo', format: 'eml', pace: 5 },
      ],
      mail: {},
      auto_reply: true,
      remind_after: 120,
      retention_days: 730,
    });
  });

  test.each([
    [
      { destinations: [WEBHOOK, { ...WEBHOOK }] },
      'destinations.1.name: a name that no other destination has',
    ],
    [
      { destinations: [{ ...WEBHOOK, name: 'shopper' }] },
      'destinations.0.name: a name that no other destination has',
    ],
    [{ destinations: [{ ...WEBHOOK, secret: 'whsec_c2VjcmV0' }] }, 'the name of an environment variable'],
    [{ destinations: [{ ...WEBHOOK, url: 'http://crm.example.com' }] }, 'an https:// address'],
    [{ destinations: [{ type: 'mail', name: 'Yard', to: ['a@example.com'] }] }, 'small letters, digits'],
    [{ destinations: [{ type: 'mail', name: 'yard', to: [] }] }, 'destinations.0.to'],
    [{ destinations: [{ type: 'fax', name: 'yard' }] }, 'destinations.0.type'],
    [{ destinations: [{ ...WEBHOOK, categories: [] }] }, 'destinations.0.categories'],
    [{ destinations: [{ ...WEBHOOK, categories: ['Boats'] }] }, 'destinations.0.categories.0'],
    [{ mail: { dkim: { domain: 'example.com', selector: 'a', key: 'pem text' } } }, 'mail.dkim.key'],
    [{ retention_days: 1 }, 'retention_days'],
    [{ autoreply: true }, 'Unrecognized key'],
  ])('F1 refused: %j', (input, words) => {
    expect(problems(input)).toEqual([expect.stringContaining(words)]);
  });
});
