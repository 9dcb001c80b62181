import { expect, test } from 'vitest';
import { exampleOffer } from '../../domain/content/example-text.fixture.ts';
import { contentWarnings } from './content-warnings.ts';

test.each([
  [{}, []],
  [{ until: '2026-11-21' }, []],
  [
    { until: '2026-11-20' },
    [
      'content/offers/a.md: until 2026-11-20 is in the past. It is shown no more; write a later day, or remove the file.',
    ],
  ],
  [{ from: '2026-12-01' }, ['content/offers/a.md is published from 2026-12-01 on.']],
  [{ draft: true }, ['content/offers/a.md is a draft: it is not published.']],
])('P1 an offer with %o warns %j', (dates, warnings) => {
  expect(contentWarnings([exampleOffer('a', dates)], '2026-11-21')).toEqual(warnings);
});
