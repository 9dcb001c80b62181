import { expect, test } from 'vitest';
import { exampleModel, exampleVariant } from './example-model.fixture.ts';
import { modelFullName, quoteLink } from './quote-link.ts';

const settings = { quote_label: 'Get a Quote' };

test.each([
  ['Larkspur', 'Aldera', 'Aldera Larkspur'],
  ['Aldera Larkspur', 'Aldera', 'Aldera Larkspur'],
  ['ALDERA Larkspur', 'Aldera', 'ALDERA Larkspur'],
])('M1 %s of %s is called %s', (name, brand, fullName) => {
  expect(modelFullName({ name }, brand)).toBe(fullName);
});

test('M1 the link names the model and the vehicle', () => {
  const link = quoteLink(exampleModel({ slug: 'brook', name: 'Brook' }), 'Alder', settings);
  expect(link).toEqual({
    label: 'Get a Quote',
    href: '/models/order-now?model_id=brook&model_name=Brook&vehicle=Alder+Brook#model-brook',
  });
});

test('M1 a variant is named in full, and its words are escaped', () => {
  const variant = exampleVariant({ full_name: 'Alder Brook L & S 2.0"' });
  const { searchParams } = new URL(
    quoteLink(exampleModel(), 'Alder', settings, variant)?.href ?? '',
    'https://dealer.example',
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    model_id: 'brook',
    model_name: 'Brook',
    vehicle: 'Alder Brook L & S 2.0"',
  });
});

test('M1 the words are the dealer’s', () => {
  expect(quoteLink(exampleModel(), 'Alder', { quote_label: 'Ask us' })?.label).toBe('Ask us');
});

test('M1 a model that is coming soon has no link', () => {
  expect(quoteLink(exampleModel({ status: 'coming_soon' }), 'Alder', settings)).toBeUndefined();
});
