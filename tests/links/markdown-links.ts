import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A Markdown document as far as links lead from it and to it. */
export type MarkdownLinks = { links: string[]; anchors: ReadonlySet<string> };

const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : '';

/** The fragment of a heading as GitHub makes it: small letters, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Reads the addresses that a document links to, and the fragments of its headings; a heading that is there again gets a number. */
export function readMarkdownLinks(text: string): MarkdownLinks {
  const links: string[] = [];
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  const visit = (node: Nodes): void => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
    if (node.type === 'heading') {
      const anchor = anchorOf(wordsOf(node));
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(text));
  return { links, anchors };
}
