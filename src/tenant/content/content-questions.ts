import type { ContentQuestion } from '../../domain/content/content-text.ts';
import { wordsOf, type ContentNode, type ContentTree } from './content-tree.ts';

/** The questions of a text: each second-level heading with the words below it (spec P1). Words above the first are none. */
export function contentQuestions(tree: ContentTree, name: string): ContentQuestion[] {
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const groups: ContentNode[][] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) groups.push([node]);
    else if (node.type !== 'definition') groups.at(-1)?.push(node);
  }
  const taken = new Set<string>();
  return groups.flatMap(([heading, ...answer]) => {
    if (!heading) return [];
    const [named] = wordsOf([heading], [], taken).headings;
    const { html } = wordsOf(answer, definitions, new Set());
    return named ? [{ id: `${name}-${named.id}`, question: named.label, html }] : [];
  });
}
