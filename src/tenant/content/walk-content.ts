import path from 'node:path';
import type { TenantProblem } from '../tenant-error.ts';
import { contentProblem } from './content-problem.ts';
import type { ContentNode, ContentTree } from './content-tree.ts';

type AnyNode = ContentTree | ContentNode;

/** Every node below one, and the node itself. */
export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child as ContentNode);
}

/** A link of a text: where it leads, and its line in the file. */
export type ContentLink = { href: string; line: number };

export const lineOf = (node: AnyNode, above: number): number => (node.position?.start.line ?? 0) + above;

/** A picture's path from the tenant's folder, written from the folder of the file that names it; addresses stay as they are. */
export function pictureFrom(file: string, written: string): string {
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(written)
    ? written
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), written));
}

/** The links of a text; `above` are the lines of the file above the tree. */
export function linksOf(tree: AnyNode, above: number): ContentLink[] {
  return [...nodesOf(tree)].flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? [{ href: node.url, line: lineOf(node, above) }] : [],
  );
}

const isComment = (text: string): boolean => /^<!--(?:(?!-->)[\s\S])*-->$/.test(text.trim());

/** HTML in a text, which no page would show as it was meant; comments are no part of a page. */
export function htmlProblems(tree: AnyNode, file: string, above: number): TenantProblem[] {
  return [...nodesOf(tree)].flatMap((node) =>
    node.type === 'html' && !isComment(node.value)
      ? contentProblem(file, 'HTML', lineOf(node, above), {
          expected: 'Markdown and blocks alone',
          found: JSON.stringify(node.value.slice(0, 60)),
          wayOut:
            'write it in Markdown, or as one of the blocks of docs/content.md; write \\< for a bracket that is meant as one',
        })
      : [],
  );
}
