import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewerReducer, type ViewerAction, type ViewerState } from './viewer-state.ts';

const start: ViewerState = { view: 'gallery', count: 4, slide: 0, isFull: false };
const after = (state: Partial<ViewerState>, ...actions: ViewerAction[]): ViewerState =>
  actions.reduce(viewerReducer, { ...start, ...state });

test.each([
  ['on from the last photo to the first', 3, 1, 0],
  ['back from the first to the last', 0, -1, 3],
  ['on by one', 1, 1, 2],
] as const)('V2 a step in the row goes %s', (_, slide, by, expected) => {
  expect(after({ slide }, { do: 'step', by }).slide).toBe(expected);
});

test.each([
  [3, 1, 3],
  [0, -1, 0],
  [1, -1, 0],
] as const)('V2 full screen, a step from slide %i by %i shows slide %i', (slide, by, expected) => {
  expect(after({ slide, isFull: true }, { do: 'step', by }).slide).toBe(expected);
});

test('V2 the row stays at the photo that full screen was left at', () => {
  expect(after({}, { do: 'open', slide: 1 }, { do: 'step', by: 1 }, { do: 'close' })).toEqual({
    ...start,
    slide: 2,
  });
});

test('V3 another view sets the photos back to the first', () => {
  const { slide, view } = after(
    { slide: 2 },
    { do: 'choose-view', view: 'spinner' },
    { do: 'choose-view', view: 'gallery' },
  );
  expect([slide, view]).toEqual([0, 'gallery']);
});

test('V2 a slide that already shows changes nothing', () => {
  expect(after({ slide: 2 }, { do: 'show', slide: 2 })).toEqual({ ...start, slide: 2 });
  const state = { ...start, slide: 2 };
  expect(viewerReducer(state, { do: 'show', slide: 2 })).toBe(state);
});

test('V2 whatever is done, a slide shows that there is', () => {
  const action: fc.Arbitrary<ViewerAction> = fc.oneof(
    fc.record({ do: fc.constant('show' as const), slide: fc.integer() }),
    fc.record({ do: fc.constant('open' as const), slide: fc.integer() }),
    fc.record({ do: fc.constant('step' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.constant({ do: 'close' } as const),
  );
  fc.assert(
    fc.property(fc.array(action), fc.integer({ min: 1, max: 60 }), (actions, count) => {
      const { slide } = after({ count }, ...actions);
      expect(slide).toBeGreaterThanOrEqual(0);
      expect(slide).toBeLessThan(count);
    }),
  );
});
