import { expect, test } from 'vitest';
import { AIM_SET_AGAINST, besideReport } from './nights-beside.ts';

test.each([
  [[10, 12, 9], [66.3, 70, 60], true],
  [[10.1, 10.1, 10.1], [66.3, 66.3, 66.3], false],
])('nights of %j s beside %j s meet the aim by their medians: %s', (ours, theirs, isMet) => {
  const report = besideReport({ commit: `${AIM_SET_AGAINST.commit}fdd`, ours, theirs });
  expect(report.isMet).toBe(isMet);
  expect(report.line).toContain(`at most 15.1%: ${isMet ? 'met' : 'missed'}`);
});

test('beside other code nights have a share and no aim', () => {
  const { line, isMet } = besideReport({ commit: '0123456789', ours: [20], theirs: [10] });
  expect({ line, isMet }).toEqual({
    line: 'user CPU of a night 20.0 s, with 01234567 10.0 s: 200.0% by the medians',
    isMet: true,
  });
});
