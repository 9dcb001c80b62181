import { engineText } from '../vehicle/card-figures.ts';
import type { SearchFieldTable } from './search-field.ts';

const card = { kind: 'text', store: 'card' } as const;
const cardInteger = { kind: 'integer', store: 'card' } as const;
const cardFlag = { kind: 'boolean', store: 'card' } as const;

/** Fields that only a car's card shows (spec S4): the rows of SEARCH_FIELDS that lie in files of their own in the index. */
export const CARD_FIELDS = {
  // The number that ends a car's address (stock/history/vehicle-addresses); most ids are the same word. A text finds it whole or
  // by its beginning, never misspelled.
  number: { ...card, searchable: 20, from: (car) => car.stocknum ?? car.id },
  id: {
    ...card,
    derive: { rule: 'join', prefix: '', of: ['number'], separator: '' },
    from: (car) => car.id,
  },
  slug: { ...card, derive: { rule: 'slug', of: ['name', 'number'] }, from: (car) => car.slug },
  path: {
    ...card,
    derive: { rule: 'join', prefix: '/cars/', of: ['slug'], separator: '' },
    from: (car) => car.path,
  },
  primary_image_url: { ...card, from: (car) => car.images[0]?.url },
  image_width: { ...cardInteger, from: (car) => car.images[0]?.width },
  photos_count: { ...cardInteger, from: (car) => car.images.length },
  series: { ...card, from: (car) => car.series },
  engine: { ...card, from: engineText },
  before_price: {
    ...cardInteger,
    derive: { rule: 'sum', of: ['price', 'price_drop'] },
    from: (car) => car.before_price,
  },
  price_type: { kind: 'keyword', store: 'card', from: (car) => car.price_type },
  preorder: { ...cardFlag, from: (car) => car.preorder },
  reserved: { ...cardFlag, from: (car) => car.reserved },
  sold: { ...cardFlag, from: (car) => car.sold },
} satisfies SearchFieldTable;
