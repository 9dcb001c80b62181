import { expect, test } from 'vitest';
import { isClearOfCorner } from './clear-of-corner.ts';

const stage = { width: 400, height: 250 };
const corner = { left: 340, top: 140 };

test.each([
  [[50, 50], true],
  [[90, 80], false],
  // 318 and 319 px from the left: the edge of the button touches the corner, then lies under it.
  [[79.5, 80], true],
  [[79.75, 80], false],
  [[90, 47.2], true],
  [[90, 48], false],
] as const)('V3 the button of a point at %j %% is clear of the zoom buttons: %s', (place, clear) => {
  expect(isClearOfCorner(place, stage, corner)).toBe(clear);
});
