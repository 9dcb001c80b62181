import { expect, test } from 'vitest';
import { knownMarkup } from './known-markup.ts';

/** Markup of one component that says how often it was rendered before. */
function component() {
  let renders = 0;
  const itself = {};
  const markup = (properties: Record<string, unknown>): string =>
    knownMarkup(itself, properties, () => `<i>${renders++}</i>`);
  return markup;
}

test('the same properties are rendered once, others anew, and those of another component apart', () => {
  const markup = component();
  const properties = () => ({ start: { litres: 7.9, names: ['a', null, true] }, name: undefined });
  expect([
    markup(properties()),
    markup(properties()),
    markup({ start: 1 }),
    component()(properties()),
  ]).toEqual(['<i>0</i>', '<i>0</i>', '<i>1</i>', '<i>0</i>']);
});

test.each([
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a symbol, as in children of React', { $$typeof: Symbol.for('react.transitional.element') }],
  ['undefined further in', [undefined]],
  ['a number that JSON cannot write', [Number.NaN]],
  ['a minus zero', -0],
  ['a text as long as the data of a search', 'x'.repeat(1_001)],
  ['many texts', Array.from({ length: 300 }, () => 'text')],
])('%s is rendered each time, because no short text says it', (_, value) => {
  const markup = component();
  expect([markup({ value }), markup({ value })]).toEqual(['<i>0</i>', '<i>1</i>']);
});

test('a component that is given ever new properties does not fill the memory', () => {
  const markup = component();
  expect(markup({ at: 0 })).toBe('<i>0</i>');
  for (let at = 1; at <= 2_000; at += 1) markup({ at });
  expect(markup({ at: 0 })).toBe('<i>2001</i>');
});
