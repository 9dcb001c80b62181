import { expect, test } from 'vitest';
import { colourTabs, hasSubTabs } from './colour-tabs.ts';
import { exampleColour, exampleModel, exampleVariant } from './example-model.fixture.ts';
import type { Model } from './model.ts';

const [active, touring] = [exampleVariant({ name: 'Active' }), exampleVariant({ name: 'Touring' })];
const colour = (name: string, model_variant_name?: string) =>
  exampleColour({ name, ...(model_variant_name !== undefined && { model_variant_name }) });

/** Tabs as 'Label: colours', sub-tabs as 'Label/Body: colours'. */
function told(model: Model): string[] {
  const words = (label: string, colours: readonly { name: string }[]): string =>
    `${label}: ${colours.map(({ name }) => name).join(' ')}`;
  return colourTabs(model).flatMap((tab) => [
    words(tab.label, tab.colours),
    ...tab.subTabs.map((sub) => words(`${tab.label}/${sub.label}`, sub.colours)),
  ]);
}

test.each([
  ['no colours', [active], [], []],
  ['colours of no variant', [active, touring], [colour('Blue'), colour('Red')], ['Brook: Blue Red']],
  [
    'a tab selects its variant’s colours',
    [active, touring],
    [colour('Blue', 'Active'), colour('Red', 'Touring'), colour('White', 'Touring')],
    ['Active: Blue', 'Touring: Red White'],
  ],
  [
    'a colour of no variant is in each tab',
    [active, touring],
    [colour('Blue', 'Active'), colour('White')],
    ['Active: Blue White', 'Touring: White'],
  ],
  [
    'variants are found by full name and in any case',
    [active, touring],
    [colour('Blue', 'ALDER BROOK active'), colour('Red', 'touring')],
    ['Active: Blue', 'Touring: Red'],
  ],
  ['a variant without colours has no tab', [active, touring], [colour('Blue', 'Active')], ['Active: Blue']],
  [
    'colours of variants that are not listed',
    [active],
    [colour('Blue', 'Gone'), colour('Red', 'Gone')],
    ['Brook: Blue Red'],
  ],
  ['no variants at all', [], [colour('Blue', 'Active')], ['Brook: Blue']],
  [
    'one colour listed twice is one choice',
    [active],
    [colour('Blue', 'Active'), colour('Blue', 'Active')],
    ['Active: Blue'],
  ],
])('M3 %s', (_, model_variants, colours, tabs) => {
  expect(told(exampleModel({ model_variants, colours }))).toEqual(tabs);
});

const bodies = (count: number) =>
  ['Single Cab', 'Extra Cab', 'Dual Cab', 'Cab Chassis']
    .slice(0, count)
    .map((body) => exampleVariant({ name: 'Work', full_name: `Alder Brook Work ${body}`, body }));
const colours = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exampleColour({
      name: `Colour ${index}`,
      model_variant_name: index % 2 === 0 ? 'Alder Brook Work Single Cab' : 'Alder Brook Work Extra Cab',
    }),
  );

test.each([
  [3, 16, true],
  [3, 15, false],
  [2, 16, false],
  [4, 40, true],
  [1, 0, false],
])('M3 %d body types and %d colours have sub-tabs: %s', (bodyCount, colourCount, has) => {
  const model = exampleModel({ model_variants: bodies(bodyCount), colours: colours(colourCount) });
  expect(hasSubTabs(model)).toBe(has);
  expect((colourTabs(model)[0]?.subTabs.length ?? 0) > 0).toBe(has);
});

test('M3 a sub-tab selects the colours of its body, and bodies without colours have none', () => {
  const tabs = colourTabs(exampleModel({ model_variants: bodies(3), colours: colours(16) }));
  expect(tabs).toHaveLength(1);
  expect(tabs[0]?.subTabs.map(({ label, colours: own }) => [label, own.length])).toEqual([
    ['Single Cab', 8],
    ['Extra Cab', 8],
  ]);
});
