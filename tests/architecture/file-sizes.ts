import type { Sources } from './import-problems.ts';
import { targetOf } from './import-problems.ts';
import { importsOf } from './imports-of.ts';
import { isTest } from './layers.ts';

/** Fewer lines than these are worth a file of their own only where several files need them. */
const FEW_LINES = 8;

const lineCount = (source: string): number => source.trimEnd().split('\n').length;

/** What runs: tests and examples are measured by nobody. */
const isMeasured = (file: string): boolean => /^(src|scripts)\//.test(file) && !isTest(file);

/** A file that a page or a process begins with exports nothing. */
const isEntry = (source: string): boolean => !/^export /m.test(source);
const holdsTypesAlone = (source: string): boolean => !/^export (?!type |interface )/m.test(source);

/** Files of a few lines that fewer than two others use: they belong into the file that does. */
export function tooSmall(sources: Sources): string[] {
  const users = new Map<string, number>();
  for (const [file, source] of sources) {
    if (isTest(file)) continue;
    const targets = new Set(importsOf(file, source).map(({ specifier }) => targetOf(file, specifier)));
    for (const target of targets) users.set(target, (users.get(target) ?? 0) + 1);
  }
  return [...sources].flatMap(([file, source]) => {
    const isSmall = isMeasured(file) && lineCount(source) < FEW_LINES;
    const isFine = isEntry(source) || holdsTypesAlone(source) || (users.get(file) ?? 0) > 1;
    return isSmall && !isFine ? [`${file}: ${lineCount(source)} lines, ${users.get(file) ?? 0} users`] : [];
  });
}
