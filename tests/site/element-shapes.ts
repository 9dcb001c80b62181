import { Parser } from 'htmlparser2';

/** The elements of a page as their names, the names of their attributes, and the element around them; each once. */
export function elementShapes(html: string): Set<string> {
  const shapes = new Set<string>();
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { role = '', type = '' } = attributes;
      shapes.add([open.at(-1), name, role, type, ...Object.keys(attributes).toSorted()].join(' '));
      open.push(name);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return shapes;
}
