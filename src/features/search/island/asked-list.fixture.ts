import type { AskedList } from './search-parameters.ts';

/** A list of a dealer with a facet of every kind, newest first unless the shopper says otherwise. */
export const ASKED_LIST: AskedList = {
  facets: [
    { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' },
    { name: 'make', label: 'Make', widget: 'list' },
    { name: 'model', label: 'Model', widget: 'list', needs: 'make', field: 'make_model' },
    { name: 'car_type', label: 'Condition', widget: 'menu' },
    { name: 'body', label: 'Body type', widget: 'tiles' },
    { name: 'year', label: 'Year', widget: 'range', unit: 'year' },
  ],
  settled: [],
  indexUid: 'vehicles',
  defaultSort: 'newest',
  hitsPerPage: 21,
  filters: 'available = 1',
};
