/** An entry of the history below an open sheet, and the one made for the sheet itself. */
type SheetEntry = 'below' | 'sheet' | undefined;

const entryOf = (state: unknown): SheetEntry =>
  typeof state === 'object' && state !== null ? (Reflect.get(state, 'sheet') as SheetEntry) : undefined;

/** Gives an opened sheet an entry of its own, which the device's Back can take away. */
export function onSheetOpened(): void {
  history.replaceState({ sheet: 'below' satisfies SheetEntry }, '');
  history.pushState({ sheet: 'sheet' satisfies SheetEntry }, '');
}

/** A sheet that was closed without a choice leaves no entry behind that leads nowhere. */
export function onSheetClosed(): void {
  if (entryOf(history.state) === 'sheet') history.back();
}

/**
 * Keeps a Back that closes the sheet from taking back a choice as well: nobody else hears of it, and where it left the
 * entry of a choice the browser goes there again.
 */
export function takeBack(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  if (entryOf(event.state) !== 'below') history.forward();
}
