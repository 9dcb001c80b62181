import { describe, expect, test } from 'vitest';
import { QuotaSettings } from '../../domain/lead/quota-settings.ts';
import { formCost, MAX_PHOTOS_BYTES } from '../leads/keep-files.ts';
import {
  comesInDigest,
  isChallengeRush,
  isSeen,
  QUOTAS,
  readQuotas,
  takeCall,
  takeForm,
  takeLead,
  takeSearch,
  type Sender,
} from './quotas.ts';
import { createTokenBuckets } from './token-buckets.ts';

const SENDER: Sender = { address: '203.0.113.9', tenant: 'a', phone: '+61491570006', isPlain: false };

/** How many of 200 leads at once are taken by so many processes that take them in turn. */
function takenBy(processes: number, limits: QuotaSettings, sender: Partial<Sender> = {}): number {
  const takes = Array.from({ length: processes }, () => createTokenBuckets(() => 0));
  const results = Array.from({ length: 200 }, (_, at) =>
    takeLead(takes[at % processes]!, { ...QUOTAS, processes }, limits, { ...SENDER, ...sender }),
  );
  return results.filter((full) => full === undefined).length;
}

describe('S7 quotas', () => {
  test.each([
    ['of an address', { address: { burst: 8 }, phone: { burst: 100 } }, 8],
    ['of a phone number', { address: { burst: 100 }, phone: { burst: 4 } }, 4],
    ['of a site', { address: { burst: 100 }, phone: { burst: 100 }, site: { burst: 12 } }, 12],
  ])('%s are of the tenant, and hold over several processes', (_, given, most) => {
    const limits = QuotaSettings.parse(given);
    for (const processes of [1, 2, 4]) expect(takenBy(processes, limits)).toBe(most);
  });

  test('a lead without JavaScript counts as the tenant says, and once goes whatever it costs', () => {
    const phone = { burst: 100 };
    expect(
      takenBy(1, QuotaSettings.parse({ address: { burst: 9 }, phone, plain_cost: 3 }), { isPlain: true }),
    ).toBe(3);
    expect(takenBy(1, QuotaSettings.parse({ address: { burst: 1 }, phone }), { isPlain: true })).toBe(1);
  });

  test('whatever few addresses send, a part of what a site takes is left to those it has not seen this hour', () => {
    let now = 0;
    const take = createTokenBuckets(() => now);
    const limits = QuotaSettings.parse({
      address: { burst: 1000 },
      phone: { burst: 1000 },
      site: { burst: 40, refill_seconds: 3600 },
    });
    const lead = (address: string) => {
      const sender = { ...SENDER, address };
      return takeLead(take, QUOTAS, limits, { ...sender, isSeen: isSeen(take, 'lead', sender) });
    };
    const flood = Array.from({ length: 200 }, (_, at) => lead(`203.0.113.${at % 4}`));
    expect(flood.filter((full) => full === undefined)).toHaveLength(34);
    expect(flood.at(-1)).toMatchObject({ full: 'site' });
    expect([lead('198.51.100.1'), lead('198.51.100.2')]).toEqual([undefined, undefined]);
    now += 3_600_000;
    expect(isSeen(take, 'lead', { ...SENDER, address: '203.0.113.0' })).toBe(false);
  });

  test('searches kept from few addresses leave room for others, and few go in a day', () => {
    let now = 0;
    const take = createTokenBuckets(() => now);
    const keep = (address: string) => takeSearch(take, QUOTAS, { tenant: 'a', address });
    const kept = (times: number, addresses: number): number =>
      Array.from({ length: times }, (_, at) => keep(`203.0.113.${at % addresses}`)).filter(Boolean).length;
    expect(kept(280, 14)).toBe(84);
    expect(kept(500, 50)).toBeLessThanOrEqual(16);
    const fresh = createTokenBuckets(() => now);
    let day = 0;
    for (; now < 24 * 3_600_000; now += 60_000)
      if (takeSearch(fresh, QUOTAS, { tenant: 'a', address: `203.0.113.${(now / 60_000) % 250}` })) day++;
    expect(day).toBeLessThan(900);
  });

  test('emails of many leads at once go in a digest, proven or not, and challenges get harder', () => {
    const take = createTokenBuckets(() => 0);
    const alone = (isProven: boolean): number =>
      Array.from({ length: 100 }, () => comesInDigest(take, QUOTAS, 'a', isProven)).filter((is) => !is)
        .length;
    expect([alone(false), alone(true)]).toEqual([10, 60]);
    const easy = Array.from({ length: 100 }, () => isChallengeRush(take, QUOTAS, 'a')).filter((is) => !is);
    expect(easy).toHaveLength(60);
  });

  test.each([
    [{}, 60],
    [{ site: { burst: 40 } }, 4],
    [{ site: { burst: 40 }, unproven_share: 0.5 }, 20],
    [{ site: { burst: 5 } }, 1],
    [{ unproven_share: 1 }, 200],
  ])('of %j leads without a proof of work get %i, and the rest is left to others', (given, most) => {
    const limits = QuotaSettings.parse({ address: { burst: 1000 }, phone: { burst: 1000 }, ...given });
    const take = createTokenBuckets(() => 0);
    const taken = (isUnproven: boolean, times: number): number =>
      Array.from({ length: times }, () => takeLead(take, QUOTAS, limits, { ...SENDER, isUnproven })).filter(
        (full) => full === undefined,
      ).length;
    expect(taken(true, 200)).toBe(most);
    expect(taken(false, 1000)).toBe(limits.site.burst - most);
  });

  test('a lead that is refused costs nothing of what was not full', () => {
    const limits = QuotaSettings.parse({ address: { burst: 2 }, phone: { burst: 1 }, site: { burst: 10 } });
    const take = createTokenBuckets(() => 0);
    const send = (phone: string, address = '203.0.113.9') =>
      takeLead(take, QUOTAS, limits, { ...SENDER, phone, address, isUnproven: true })?.full;
    expect(send('+61491570006', '203.0.113.1')).toBeUndefined();
    for (let at = 0; at < 5; at++) expect(send('+61491570006')).toBe('phone');
    for (let at = 0; at < 5; at++) expect(send('+61491570156')).toBe('unproven');
    const proven = { ...SENDER, phone: '+61491570156' };
    expect(takeLead(take, QUOTAS, limits, proven)).toBeUndefined();
  });

  test('what is let through again comes at the same pace from all processes together', () => {
    const limits = QuotaSettings.parse({ address: { burst: 2, refill_seconds: 10 } });
    const take = createTokenBuckets(() => 0);
    const quotas = { ...QUOTAS, processes: 2 };
    expect(takeLead(take, quotas, limits, SENDER)).toBeUndefined();
    expect(takeLead(take, quotas, limits, SENDER)).toEqual({ full: 'address', seconds: 20 });
  });

  test('calls are divided as well', () => {
    const take = createTokenBuckets(() => 0);
    const quotas = { ...QUOTAS, callsOfAddress: { burst: 2, refill_seconds: 1 }, processes: 2 };
    takeCall(take, quotas, SENDER.address);
    expect(() => takeCall(take, quotas, SENDER.address)).toThrow('Please try again in 2 seconds.');
  });

  test('the number of processes is read from the environment, or refused by its name', () => {
    expect(readQuotas({}).processes).toBe(1);
    expect(readQuotas({ FORECOURT_PROCESSES: '3' }).processes).toBe(3);
    expect(() => readQuotas({ FORECOURT_PROCESSES: 'two' })).toThrow(
      "FORECOURT_PROCESSES is 'two', expected how many backends share one database, such as 2.",
    );
  });

  test.each([
    ['2001:db8::1', '2001:db8::2:3:4:5', true],
    ['2001:db8:0:0:1::1', '2001:db8::', true],
    ['2001:db8:0:7::1', '2001:db8:0:7:ffff::', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['::1', '::ffff:1', true],
    ['203.0.113.9', '203.0.113.10', false],
  ])('%s and %s are of one subscriber: %s', (first, second, isSame) => {
    const take = createTokenBuckets(() => 0);
    const limits = QuotaSettings.parse({ address: { burst: 1 } });
    takeLead(take, QUOTAS, limits, { ...SENDER, address: first });
    expect(takeLead(take, QUOTAS, limits, { ...SENDER, address: second })?.full).toBe(
      isSame ? 'address' : undefined,
    );
  });
});

test('S7 a form with photos costs its address as many forms as its bytes are', () => {
  const take = createTokenBuckets(() => 0);
  const quotas = { ...QUOTAS, callsOfAddress: { burst: 10, refill_seconds: 1 } };
  expect([0, 5_000_000, 6_000_000, MAX_PHOTOS_BYTES].map(formCost)).toEqual([1, 1, 2, 3]);
  for (const cost of [4, 3, 3]) takeForm(take, quotas, '203.0.113.9', cost);
  expect(() => takeForm(take, quotas, '203.0.113.9', 1)).toThrow();
  // What costs more than there can ever be goes when all of it is there.
  expect(() => takeForm(take, quotas, '203.0.113.10', 40)).not.toThrow();
});
