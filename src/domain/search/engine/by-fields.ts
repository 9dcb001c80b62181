import type { IndexDocument } from './index-document.ts';

/** Compares documents by fields, the first that differs decides; a missing value counts as an empty text. */
export function byFields(names: readonly string[]): (a: IndexDocument, b: IndexDocument) => number {
  return (a, b) => {
    for (const name of names) {
      const left = a[name] ?? '';
      const right = b[name] ?? '';
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
