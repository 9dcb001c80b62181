import type { toHast } from 'mdast-util-to-hast';
import { slugify } from '../domain/text/slugify.ts';

type Nodes = ReturnType<typeof toHast>;
type Element = Extract<Nodes, { type: 'element' }>;

/** A heading of a text: what it says, and the id that a link leads to. */
export type ContentHeading = { id: string; label: string };

const textOf = (node: Element['children'][number]): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

const isHeading = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'h2';

/** Gives every second-level heading of a text an id of its own, and answers them in order (spec P1). */
export function nameHeadings(text: Nodes): ContentHeading[] {
  if (text.type !== 'root') return [];
  const taken = new Set<string>();
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
