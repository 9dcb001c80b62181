import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEMO_SITES, runScript } from '../built-sites.ts';
import { readPageFile, type BuiltPage } from './read-page.ts';

/** Line of the specification that names a page; `least` pages of those that the address means. */
type Sight = { id: string; place: string; least: number; what: string };

const SPECIFICATION = fileURLToPath(new URL('../../docs/specification/', import.meta.url));
const LINE = /^ {2}Seen: `(?<place>[^`]+)`(?: × (?<least>\d+))? (?<what>`[^`]+`|'[^']+')$/;

function sightsOf(text: string): Sight[] {
  return text.split(/^(?=- \*\*[A-Z]\d+\*\*)/m).flatMap((block) => {
    const id = /^- \*\*([A-Z]\d+)\*\*/.exec(block)?.[1];
    const lines = block.split('\n').filter((line) => line.includes('Seen: '));
    return lines.map((line) => {
      const { place, least = '1', what } = LINE.exec(line)?.groups ?? {};
      if (!id || !place || !what)
        throw new Error(`${id ?? 'A line before the first id'}: not of the form: ${line}`);
      return { id, place, least: Number(least), what };
    });
  });
}

const sights = readdirSync(SPECIFICATION).flatMap((name) =>
  sightsOf(readFileSync(path.join(SPECIFICATION, name), 'utf8')),
);
const pages = new Map<string, BuiltPage>();
const pageOf = (file: string): BuiltPage => {
  const page = pages.get(file) ?? readPageFile(file);
  pages.set(file, page);
  return page;
};

/** The words of a page, hidden ones too: taking its tags off costs less than a tree of each of its vehicles. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

/** The names and ids that a page without is not worth a tree for this selector. */
const namesIn = (selector: string): string[] =>
  [...selector.replace(/:not\(.*\)/, '').matchAll(/[[#]([\w-]+)/g)].map(([, name = '']) => name);

function hasIt(file: string, what: string): boolean {
  const bare = what.slice(1, -1);
  const { html, has } = pageOf(file);
  if (what.startsWith("'")) return (file.endsWith('.html') ? wordsOf(html) : html).includes(bare);
  return namesIn(bare).every((name) => html.includes(name)) && has(bare);
}

function filesOf(place: string): string[] {
  const address = place.endsWith('/') ? `${place}index` : place;
  return globSync(/\.\w+$/.test(address) ? address : `${address}.html`, { cwd: DEMO_SITES }).map((name) =>
    path.join(DEMO_SITES, name),
  );
}

const bySite = Map.groupBy(sights, ({ place }) => place.split('/')[0]!);

test.for([...bySite].filter(([site]) => !site.startsWith('npm ')))(
  'every line of the specification that names a page of %s is seen there',
  ([, own]) => {
    const missing = own.filter(({ place, least, what }) => {
      let found = 0;
      return !filesOf(place).some((file) => hasIt(file, what) && (found += 1) >= least);
    });
    expect(missing).toEqual([]);
  },
);

test.for(sights.filter(({ place }) => place.startsWith('npm ')))(
  '$id is said by $place',
  async ({ place, what }) => {
    const [, , script, , ...args] = place.split(' ');
    const { code, stdout } = await runScript(`${script}.ts`, args);
    expect(code).toBe(0);
    expect(stdout).toContain(what.slice(1, -1));
  },
);
