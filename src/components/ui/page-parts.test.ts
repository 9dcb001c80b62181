import { describe, expect, expectTypeOf, test } from 'vitest';
import { markParts } from './mark-parts.ts';
import { PageParts } from './page-parts.ts';

const parts = new PageParts<{ photo: number; 'open-viewer': true; band: 'low' | 'high' }>();

describe('names that markup and scripts share', () => {
  test('an element is marked with what it is given, and not with what is undefined', () => {
    expect(markParts(parts, { photo: 2, band: undefined })).toEqual({
      'data-photo': 2,
      'data-band': undefined,
    });
    expect(markParts(parts, { 'open-viewer': true })).toEqual({ 'data-open-viewer': '' });
  });

  test('a script finds a part by the attribute that marks it', () => {
    expect(parts.selector('open-viewer')).toBe('[data-open-viewer]');
  });

  test('a name or a value that is none does not compile', () => {
    // @ts-expect-error there is no such part
    expect(parts.selector('foto')).toBe('[data-foto]');
    // @ts-expect-error a band is low or high
    expect(markParts(parts, { band: 'middle' })).toEqual({ 'data-band': 'middle' });
    expectTypeOf(parts.valueOf).returns.toEqualTypeOf<string | undefined>();
    expectTypeOf(parts.valueOf<'band'>).returns.toEqualTypeOf<'low' | 'high' | undefined>();
  });
});
