import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { TenantProblem } from '../tenant-error.ts';

/** The fields of front matter, all of them text, and the line of the file that each begins on. */
export type FrontMatter = { fields: Record<string, string>; lines: ReadonlyMap<string, number> };

/** The `---` above the fields. */
const LINES_ABOVE = 1;

function problemOn(line: number, found: string): TenantProblem {
  return {
    path: `front matter (line ${line})`,
    expected: 'a field such as title: About us, with one text as its value',
    found,
    wayOut: `look at line ${line} and the one before it; put a value that has a colon, a # or a quote in it between quotes`,
  };
}

/** Reads front matter without its `---`: YAML in which every value is text. Gives the first problem, with its line, where it is not. */
export function readFrontMatter(text: string): FrontMatter | TenantProblem {
  const counter = new LineCounter();
  const lineOf = (offset = 0): number => counter.linePos(offset).line + LINES_ABOVE;
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: counter, prettyErrors: false });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return problemOn(lineOf(fault.pos[0]), fault.message);
  if (!isMap(document.contents)) return problemOn(lineOf(), 'no field');

  const fields: [name: string, value: string][] = [];
  const lines = new Map<string, number>();
  for (const { key, value } of document.contents.items) {
    const line = lineOf(isScalar(key) ? key.range?.[0] : undefined);
    if (!isScalar(key) || !isScalar(value)) return problemOn(line, 'a value that is not one text');
    // YAML would drop it as a comment: 'Dubbo #1' would be published as 'Dubbo'.
    if (value.comment) return problemOn(line, `#${value.comment} outside quotes`);
    fields.push([String(key.value), String(value.value)]);
    lines.set(String(key.value), line);
  }
  return { fields: Object.fromEntries(fields), lines };
}
