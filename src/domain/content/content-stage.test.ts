import { expect, test } from 'vitest';
import { contentStage } from './content-stage.ts';

const today = '2026-11-21';

test.each([
  [{}, 'shown'],
  [{ draft: true }, 'draft'],
  [{ draft: true, until: '2026-11-01' }, 'draft'],
  [{ from: '2026-11-22' }, 'coming'],
  [{ from: today, until: today }, 'shown'],
  [{ until: '2026-11-20' }, 'ended'],
] as const)('P1 a text with %o is %s', (dates, stage) => {
  expect(contentStage({ draft: false, ...dates }, today)).toBe(stage);
});
