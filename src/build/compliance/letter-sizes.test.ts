import { expect, test } from 'vitest';
import { letterSizes } from './letter-sizes.ts';

const SHEET = `
  @layer theme { :root { --text-sm: .875rem; --text-sm--line-height: 1.5 } }
  .text-sm { font-size: var(--text-sm) }
  .lead { font-size: 20px }
  dl.quote dd { font-size: 1.25em }
  .fluid { font-size: clamp(1rem, .5rem + 2vw, 3rem) }
  @media (width>=48rem) { .md\\:large { font-size: 2rem } }
  @media print { .text-sm { font-size: 4rem } }
  .button:hover { font-size: 9rem }
`;
const sizeOf = letterSizes([SHEET]);
const body = { name: 'body', classes: '' };

test.each([
  ['a class', { name: 'p', classes: 'text-sm link' }, [body], [14, 14]],
  ['nothing of its own', { name: 'b', classes: '' }, [body], [16, 16]],
  ['a name inside a class', { name: 'dd', classes: '' }, [body, { name: 'dl', classes: 'quote' }], [20, 20]],
  ['the same name elsewhere', { name: 'dd', classes: '' }, [body, { name: 'dl', classes: '' }], [16, 16]],
  ['a wide screen only', { name: 'p', classes: 'md:large' }, [body], [16, 32]],
  ['between two limits', { name: 'p', classes: 'fluid' }, [body], [16, 36.8]],
  ['a state of the pointer, which is not read', { name: 'a', classes: 'button' }, [body], [16, 16]],
] as const)('P3 letters of %s', (_, element, lineage, [narrow, wide]) => {
  const [onNarrow, onWide] = sizeOf(element, lineage, [16, 16]);
  expect([onNarrow, Math.round(onWide * 10) / 10]).toEqual([narrow, wide]);
});
