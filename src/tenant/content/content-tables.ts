import type { toHast } from 'mdast-util-to-hast';

type Nodes = ReturnType<typeof toHast>;
type Element = Extract<Nodes, { type: 'element' }>;

/** A cell that says a figure: '3,050 kg', '$1.50', '-12%', '2.5-3 t'. */
const FIGURE =
  /^[−–-]?\s?\$?\d[\d,.]*(\s?[–-]\s?\$?\d[\d,.]*)?(\s?(?:%|[a-z]{1,3}|[a-z]{1,3}\/[\d ]*[a-z]{1,2}))?$/i;

const elementsOf = (node: Element): Element[] => node.children.filter((child) => child.type === 'element');

const textOf = (node: Element['children'][number]): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

const rowsOf = (table: Element): Element[] =>
  elementsOf(table).flatMap((part) => (part.tagName === 'tr' ? [part] : elementsOf(part)));

/** Where the cells of a column stand: as the text says, and figures on the right, with their heading. */
function columnSide(cells: readonly Element[]): 'left' | 'center' | 'right' {
  const [head, ...body] = cells;
  const { align } = head?.properties ?? {};
  if (align === 'left' || align === 'center' || align === 'right') return align;
  const filled = body.map((cell) => textOf(cell).trim()).filter((text) => text !== '');
  return filled.length > 0 && filled.every((text) => FIGURE.test(text)) ? 'right' : 'left';
}

/** Names what a table of Markdown holds for readers of every kind: its columns, its rows, and on which side a column stands. */
function markCells(table: Element): void {
  const rows = rowsOf(table);
  const [head] = rows;
  if (!head) return;
  const columns = elementsOf(head);
  const isNamedByRows = textOf(columns[0] ?? head).trim() === '';
  for (const [column] of columns.entries()) {
    const cells = rows.flatMap((row) => elementsOf(row)[column] ?? []);
    const side = columnSide(cells);
    for (const [row, cell] of cells.entries()) {
      delete cell.properties['align'];
      if (side !== 'left') cell.properties['className'] = [`cell-${side}`];
      // A heading without words heads nothing, and the first cells of the rows head those.
      if (row === 0) cell.tagName = textOf(cell).trim() === '' ? 'td' : 'th';
      else if (column === 0 && isNamedByRows) cell.tagName = 'th';
      if (cell.tagName === 'th') cell.properties['scope'] = row === 0 ? 'col' : 'row';
    }
  }
}

/** What a table is called where it can be scrolled: by its columns. */
function labelOf(table: Element): string {
  const [head] = rowsOf(table);
  const names = head ? elementsOf(head).map((cell) => textOf(cell).trim()) : [];
  return ['Table', names.filter((name) => name !== '').join(', ')].filter((part) => part !== '').join(': ');
}

/** Lets each table of a text scroll by itself where it is wider than the page, and marks its cells (spec P1). */
export function shapeTables(node: Nodes): void {
  if (node.type !== 'root' && node.type !== 'element') return;
  node.children = node.children.map((child) => {
    if (child.type !== 'element' || child.tagName !== 'table') {
      shapeTables(child as Nodes);
      return child;
    }
    markCells(child);
    const properties = {
      className: ['table-scroll'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: labelOf(child),
    };
    return { type: 'element', tagName: 'div', properties, children: [child] } satisfies Element;
  }) as typeof node.children;
}
