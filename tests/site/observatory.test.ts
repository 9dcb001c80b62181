import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseHeadersFile } from '../../src/build/publish/headers-file.ts';
import { matchingHeaders } from '../../src/build/publish/matching-headers.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { observatoryScore } from '../security/observatory-score.ts';
import { pageAddresses } from './read-page.ts';

const slugs = readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));

test.each(slugs)('%s: every page has every header that the Observatory asks for', (slug) => {
  const rules = parseHeadersFile(readFileSync(path.join(DEMO_SITES, slug, '_headers'), 'utf8'));
  const scores = pageAddresses(DEMO_SITES, slug).map((address) =>
    observatoryScore({ headers: matchingHeaders(rules, address) }),
  );
  expect(scores.length).toBeGreaterThan(20);
  expect(scores.flatMap(({ lost }) => lost)).toEqual([]);
  expect(Math.min(...scores.map(({ points }) => points))).toBeGreaterThanOrEqual(135);
});
