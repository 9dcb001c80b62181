import { describe, expect, test } from 'vitest';
import { QuotaSettings } from '../../domain/lead/quota-settings.ts';
import { markFlood, QUOTAS, takeLead } from './quotas.ts';
import { suspicions, type SubmissionSigns } from './suspicions.ts';
import { createTokenBuckets } from './token-buckets.ts';

const LIMITS = QuotaSettings.parse({});
const POSTS = 10_000;
const BOT: SubmissionSigns = {
  trap: '',
  filledIn: 5_000,
  proof: 'missing',
  isPlain: false,
  texts: ['Hello'],
};

/** Sends posts one a millisecond; gives how many were taken, and how many of those without a mark. */
function flood(addresses: number, signs: SubmissionSigns): { taken: number; unmarked: number } {
  let now = 0;
  const take = createTokenBuckets(() => now);
  const marked = suspicions(signs).length > 0;
  let taken = 0;
  let unmarked = 0;
  for (let n = 0; n < POSTS; n++) {
    now = n;
    const address = `10.${(n % addresses) >> 8}.${(n % addresses) & 255}.1`;
    const sender = {
      address,
      tenant: 'a',
      phone: `+614${String(n).padStart(8, '0')}`,
      isPlain: signs.isPlain,
      isUnproven: signs.isPlain || signs.proof !== 'valid',
    };
    if (takeLead(take, QUOTAS, LIMITS, sender)) continue;
    taken++;
    if (!marked && markFlood(take, QUOTAS, sender.tenant).length === 0) unmarked++;
  }
  return { taken, unmarked };
}

describe('S7 10,000 posts of programs', () => {
  test.each([
    ['from one address, each with a proof of work that it solved', 1, { proof: 'valid' }, 20],
    ['from 1,000 addresses, each with a proof of work that it solved', 1_000, { proof: 'valid' }, 20],
    ['from one address', 1, {}, 0],
    ['from 1,000 addresses', 1_000, {}, 0],
    ['from 1,000 addresses, as a browser without JavaScript', 1_000, { isPlain: true }, 0],
    ['from 1,000 addresses with one proof of work again and again', 1_000, { proof: 'used' }, 0],
  ] as const)('%s: at most 20 leads without a mark', (_, addresses, signs, unmarked) => {
    const result = flood(addresses, { ...BOT, ...signs });
    expect(result.unmarked).toBe(unmarked);
    expect(result.taken).toBeLessThan(POSTS / 10);
    // Without proofs they use up no more than their part of the site's quota.
    if (unmarked === 0) expect(result.taken).toBeLessThan(70);
  });
});

test('S7 of 500 people none is refused or taken for one of many: no JavaScript, autofill in 3 s, slow, two tabs, the back button', () => {
  let now = 0;
  const take = createTokenBuckets(() => now);
  const ways = [
    { isPlain: true },
    { isPlain: false },
    { isPlain: false, twice: true },
    { isPlain: true, twice: true },
  ];
  let refused = 0;
  for (let n = 0; n < 500; n++) {
    // A busy Saturday: 500 people in eight hours, ten of them behind each address.
    now += 57_000;
    const { twice = false, isPlain } = { twice: false, ...ways[n % ways.length]! };
    const sender = {
      address: `203.0.113.${n % 50}`,
      tenant: 'a',
      phone: `+614${String(n).padStart(8, '0')}`,
      isPlain,
      isUnproven: isPlain,
    };
    for (let time = 0; time < (twice ? 2 : 1); time++) if (takeLead(take, QUOTAS, LIMITS, sender)) refused++;
    if (markFlood(take, QUOTAS, sender.tenant).length > 0) refused++;
  }
  expect(refused).toBe(0);
});
