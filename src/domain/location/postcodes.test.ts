import { describe, expect, test } from 'vitest';
import { isPostcodeOf, postcodesText } from './postcodes.ts';

describe('postcodes of the states', () => {
  test.each([
    ['2000', 'NSW', true],
    ['2600', 'NSW', false],
    ['2600', 'ACT', true],
    ['2620', 'NSW', true],
    ['2620', 'ACT', true],
    ['2911', 'NSW', false],
    ['2921', 'NSW', true],
    ['0800', 'NT', true],
    ['0800', 'NSW', false],
    ['0872', 'SA', true],
    ['0872', 'WA', true],
    ['3644', 'NSW', true],
    ['3644', 'VIC', true],
    ['4825', 'NT', true],
    ['7000', 'TAS', true],
    ['5000', 'WA', false],
    ['6430', 'WA', true],
  ] as const)('%s can lie in %s: %s', (postcode, state, isGood) => {
    expect(isPostcodeOf(postcode, state)).toBe(isGood);
  });

  test('are told with their leading zeros', () => {
    expect(postcodesText('SA')).toBe('5000-5999, 0872');
  });
});
