import { describe, expect, expectTypeOf, test } from 'vitest';
import { marks, PageMarks } from './page-marks.ts';

type Parts = { photo: number; 'open-viewer': true; band: 'low' | 'high' };
const parts = new PageMarks<Parts>();

describe('names that markup and scripts share', () => {
  test('an element is marked with what it is given, and not with what is undefined', () => {
    expect(marks<Parts>({ photo: 2, band: undefined })).toEqual({
      'data-photo': 2,
      'data-band': undefined,
    });
    expect(marks<Parts>({ 'open-viewer': true })).toEqual({ 'data-open-viewer': '' });
  });

  test('a script finds a part by the attribute that marks it', () => {
    expect(parts.selector('open-viewer')).toBe('[data-open-viewer]');
  });

  test('a name or a value that is none does not compile', () => {
    // @ts-expect-error there is no such part
    expect(parts.selector('foto')).toBe('[data-foto]');
    // @ts-expect-error a band is low or high
    expect(marks<Parts>({ band: 'middle' })).toEqual({ 'data-band': 'middle' });
    expectTypeOf(parts.valueOf).returns.toEqualTypeOf<string | undefined>();
    expectTypeOf(parts.valueOf<'band'>).returns.toEqualTypeOf<'low' | 'high' | undefined>();
  });
});
