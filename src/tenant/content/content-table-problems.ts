import type { TenantProblem } from '../tenant-error.ts';
import { contentProblem } from './content-problem.ts';
import type { ContentNode, ContentTree } from './content-tree.ts';
import { lineOf, nodesOf } from './walk-content.ts';

/** A line below a table's head, as `| --- | ---: |`. */
const RULE = /^\s*\|\s*:?-{3,}:?\s*(\||$)|^\s*:?-{3,}:?\s*\|/;

/** Tables that are none, because their head has more or fewer cells than the line below it, with the way out. */
export function tableProblems(tree: ContentTree, file: string, above: number): TenantProblem[] {
  return [...nodesOf(tree)].flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    const lines = node.children
      .map((child) =>
        'value' in child ? child.value : 'children' in child ? child.children.map(mdastText).join('') : '',
      )
      .join('')
      .split('\n');
    const at = lines.findIndex((line) => RULE.test(line));
    if (at === -1) return [];
    return [
      contentProblem(file, 'table', lineOf(node as ContentNode, above) + at, {
        expected: 'as many cells as the head has, and the head on the line above',
        found: JSON.stringify(lines[at]?.trim().slice(0, 60)),
        wayOut:
          'give both lines the same number of |, with an empty line above the table; write \\| for a bar that is meant as one',
      }),
    ];
  });
}

const mdastText = (node: object): string =>
  'value' in node && typeof node.value === 'string' ? node.value : '';
