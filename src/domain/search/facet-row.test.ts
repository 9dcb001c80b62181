import { expect, test } from 'vitest';
import { createEngine } from '../../search-engine/engine.ts';
import { meilisearchSettings } from '../../search-engine/meilisearch-settings.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { indexPlan } from './index-plan.ts';
import { ListingSettings } from './listing-settings.ts';
import { documentWriter } from './search-document.ts';
import type { SearchFieldTable } from './search-field.ts';
import { readSearchState, writeSearchState } from './search-url.ts';
import { shownFacets } from './shown-facets.ts';

/** The whole table of a site that lists by doors: one row beside the key. */
const FIELDS: SearchFieldTable = {
  id: { kind: 'text', store: 'card', from: (car) => car.id },
  doors: {
    kind: 'integer',
    store: 'core',
    filterable: true,
    sortable: true,
    facet: 'values',
    searchable: 1,
    from: (car) => car.doors,
    shown: { label: 'Doors', widget: 'range', picks: 'kilometre_picks' },
  },
};
const cars = [2, 5, 5].map((doors, at) => exampleVehicle({ id: `v${at}`, doors }));

test('S3 a row is a column: its values are found, counted and sorted by', () => {
  const plan = { ...indexPlan({}, FIELDS), rowOrder: ['id'], defaultSort: [] };
  const { core } = writeIndex(cars.map(documentWriter(FIELDS)), plan);
  const read = readIndex(core);
  const { answer } = createEngine(read.ok ? read.value : expect.fail(read.error)).search({
    filter: 'doors >= 2',
    facets: ['doors'],
    sort: ['doors:desc'],
    hitsPerPage: 9,
    attributesToRetrieve: ['doors'],
  });
  expect(answer.facetDistribution).toEqual({ doors: { 2: 1, 5: 2 } });
  expect(answer.facetStats).toEqual({ doors: { min: 2, max: 5 } });
  expect(answer.hits.map(({ doors }) => doors)).toEqual([5, 5, 2]);
});

test('S16 a row is a setting of a server', () => {
  expect(meilisearchSettings(indexPlan({}, FIELDS), 3)).toMatchObject({
    filterableAttributes: ['doors'],
    sortableAttributes: ['doors'],
    searchableAttributes: ['doors'],
  });
});

const facets = shownFacets(['doors', 'id', 'no-such-row'], ListingSettings.parse({}), FIELDS);

test('S3 a row is a widget, with the quick picks of the setting it names', () => {
  expect(facets).toEqual([
    { name: 'doors', label: 'Doors', widget: 'range', picks: [10_000, 30_000, 50_000, 100_000, 150_000] },
  ]);
});

test('S2 a row is a parameter of an address, read and written as its widget needs it', () => {
  const state = readSearchState(new URLSearchParams('doors=2:4&id=v1'), facets, 'default');
  expect(writeSearchState(state, new URLSearchParams(), facets).toString()).toBe('doors=2%3A4');
});
