import { expect, test } from 'vitest';
import { onlineLimitWords } from './online-limit.ts';

const LIMITS = { years: 7, km: 100_000 };

test.each([
  ['a new one', 2026, 10, undefined],
  ['just 7 years and 100,000 km', 2019, 100_000, undefined],
  ['next year’s build', 2027, 0, undefined],
  ['over 7 years', 2018, 40_000, "We can't give an online estimate for vehicles over 7 years old"],
  ['over 100,000 km', 2024, 100_001, "We can't give an online estimate for vehicles with over 100,000 km"],
  ['over both', 2001, 400_000, "We can't give an online estimate for vehicles over 7 years old"],
])('F8 %s', (_, year, km, words) => {
  const said = onlineLimitWords({ year, km }, LIMITS, 2026);
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(words);
});

test('F8 the limits are the dealer’s', () => {
  expect(onlineLimitWords({ year: 2016, km: 150_000 }, { years: 10, km: 150_000 }, 2026)).toBeUndefined();
  expect(onlineLimitWords({ year: 2016, km: 150_001 }, { years: 10, km: 150_000 }, 2026)).toContain(
    '150,000 km',
  );
  expect(onlineLimitWords({ year: 2015, km: 0 }, { years: 10, km: 150_000 }, 2026)).toContain('10 years');
});
