import { expect, test } from 'vitest';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { dueFacets } from './due-facets.ts';

const FACETS: ShownFacet[] = [
  { name: 'make', label: 'Make', widget: 'menu' },
  { name: 'model', label: 'Model', widget: 'list', needs: 'make' },
  { name: 'body', label: 'Body type', widget: 'tiles' },
];

test.each<[string, string[], Parameters<typeof dueFacets>[2], string[]]>([
  ['nothing is chosen', [], {}, ['make', 'body']],
  ['a make is chosen', [], { menu: { make: 'Aldera' } }, ['make', 'model', 'body']],
  ['two makes are chosen', [], { refinementList: { make: ['A', 'B'] } }, ['make', 'model', 'body']],
  ['the list is of one make', ['make'], {}, ['make', 'model', 'body']],
  ['the list is of one body', ['body'], {}, ['make', 'body']],
  ['an address names a model', [], { refinementList: { model: ['Brook'] } }, ['make', 'model', 'body']],
  ['a make was taken back', [], { menu: { make: '' } }, ['make', 'body']],
])('S2 S3 where %s, these are shown: %j', (_, settled, chosen, names) => {
  expect(dueFacets(FACETS, settled, chosen).map(({ name }) => name)).toEqual(names);
});
