import { expect, test } from 'vitest';
import { siteCalls } from './site-calls.ts';

const slug = 'example';
const url = 'https://api.example.com.au';

test.each([
  ['to nobody, from a site of files alone', { platform: false, leads: false }, undefined],
  ['to the backend that takes the leads', { platform: false, leads: {} }, { origin: '', websiteId: slug }],
  [
    "to the dealer's platform",
    { platform: { url, website_id: 'w1' }, leads: false },
    { origin: url, websiteId: 'w1' },
  ],
  [
    'to the platform before the backend',
    { platform: { url, website_id: 'w1' }, leads: {} },
    { origin: url, websiteId: 'w1' },
  ],
  [
    "to a platform on the site's host",
    { platform: { website_id: 'w1' }, leads: false },
    { origin: '', websiteId: 'w1' },
  ],
] as const)('K V16 V18 calls go %s', (_, settings, expected) => {
  expect(siteCalls({ slug, ...settings })).toEqual(expected);
});
