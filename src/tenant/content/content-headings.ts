import type { toHast } from 'mdast-util-to-hast';
import type { ContentHeading } from '../../domain/content/content-text.ts';
import { slugify } from '../../domain/text/slugify.ts';

type Nodes = ReturnType<typeof toHast>;
type Element = Extract<Nodes, { type: 'element' }>;

const textOf = (node: Element['children'][number]): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

const isHeading = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'h2';

/**
 * Gives every second-level heading of a part of a text an id that is not in `taken`, which it joins, and answers them in
 * order (spec P1).
 */
export function nameHeadings(text: Nodes, taken: Set<string> = new Set()): ContentHeading[] {
  if (text.type !== 'root') return [];
  return text.children.filter(isHeading).map((heading) => {
    const label = heading.children.map(textOf).join('');
    // The first part keeps them apart from the ids of the page around the text.
    const name = `text-${slugify(label)}`;
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    heading.properties['id'] = id;
    return { id, label };
  });
}
