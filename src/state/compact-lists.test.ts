import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { COMPACT_MARK, SITE_MARK } from '../domain/site/document-marks.ts';
import { $compactLists, chooseCompactLists, followCompactLists } from './compact-lists.ts';
import { storageKey } from './kept-text.ts';

test('S4 the choice of compact cards is on the page as long as it is followed', () => {
  const marks: (readonly [string, boolean])[] = [];
  const toggleAttribute = (name: string, is = false): boolean => {
    marks.push([name, is]);
    return is;
  };
  const page = { documentElement: { toggleAttribute } };
  const end = followCompactLists(page);
  chooseCompactLists(true);
  chooseCompactLists(false);
  end();
  chooseCompactLists(true);
  expect(marks).toEqual([
    [COMPACT_MARK, false],
    [COMPACT_MARK, true],
    [COMPACT_MARK, false],
  ]);
  chooseCompactLists(false);
  expect($compactLists.get()).toBe(false);
});

test('S4 the file that runs before the first paint reads the key under which the choice is kept', () => {
  const script = readFileSync('public/before-paint.js', 'utf8');
  expect(SITE_MARK).toBe('data-site');
  expect(script).toContain(`\`${storageKey('${root.dataset.site}', 'compact-lists')}\``);
  expect(COMPACT_MARK).toBe('data-compact-lists');
  expect(script).toContain('root.dataset.compactLists');
});
