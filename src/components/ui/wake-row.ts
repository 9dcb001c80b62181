import type { DriveOptions, RowDriver } from './drive-row.ts';

/** Rows that embla drives, or is on the way to. */
const awake = new WeakSet<Element>();

/**
 * Loads embla, 8 KB that a page without a touch never asks for (docs/decisions/0041), for a row that scrolls, at its first
 * press or key, and lets it drive the row; a mouse whose press on the row is its `sign`, and that is still held when embla
 * comes, goes on dragging. Answers nothing where embla cannot be loaded: the next press tries again.
 */
export async function wakeRow(
  row: HTMLElement,
  options: DriveOptions = {},
  sign?: Event,
): Promise<RowDriver | undefined> {
  if (awake.has(row) || row.scrollWidth <= row.clientWidth) return undefined;
  awake.add(row);
  const isMouse = sign instanceof PointerEvent && sign.type === 'pointerdown' && sign.pointerType === 'mouse';
  let held = isMouse && sign.target instanceof Node && row.contains(sign.target) ? sign : undefined;
  addEventListener('pointerup', () => (held = undefined), { once: true });
  // Else the browser drags a picture or a link away before embla is there.
  row.addEventListener('dragstart', (event) => event.preventDefault());
  try {
    const { driveRow } = await import('./drive-row.ts');
    return driveRow(row, options, held);
  } catch {
    awake.delete(row);
    return undefined;
  }
}
