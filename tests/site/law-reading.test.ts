import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { letterSizes } from '../../src/build/compliance/letter-sizes.ts';
import { isForPrograms, markupOf } from '../../src/build/compliance/program-files.ts';
import { readByHtmlparser2 } from '../law-reading/read-by-htmlparser2.ts';
import { readByUs } from '../law-reading/read-by-us.ts';
import { builtSiteFolders } from './built-site-folders.ts';

describe.each(builtSiteFolders())('P3 $slug', ({ folder, slug }) => {
  const root = path.join(folder, slug);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

  test('each page and file for programs is read by the law check as htmlparser2 reads it', () => {
    const sizeOf = letterSizes(files.filter((file) => file.endsWith('.css')).map(read));
    const pages = files.filter((file) => file.endsWith('.html') || isForPrograms(file));
    expect(pages.length).toBeGreaterThan(5);
    for (const file of pages) {
      const html = markupOf(file, read(file));
      const [ours, theirs] = [readByUs(html, sizeOf), readByHtmlparser2(html, sizeOf)];
      // Text is compared first: `toEqual` takes most of the time of a thousand pages, and only says what differs.
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, file).toEqual(theirs);
    }
  });
});
