/** Marks the entry of the history that an open dialog over a page has for itself. */
const LAYER_ENTRY = { layer: 'open' };

/** True if the history is at the entry of a dialog: of an open one, or of one that a reload has closed. */
export const isAtLayer = (): boolean =>
  (history.state as { layer?: unknown } | null)?.layer === LAYER_ENTRY.layer;

let open: HTMLDialogElement | undefined;
/** True if the entry of a dialog that was closed is about to be left. */
let isLeaving = false;

const enter = (): void => {
  if (!isAtLayer()) history.pushState(LAYER_ENTRY, '');
};

function follow(): void {
  if (!isLeaving) return open?.close();
  isLeaving = false;
  // Another one has opened meanwhile.
  if (open) enter();
}

/**
 * Makes the browser's Back close a modal dialog that opens now, and nothing else; closed in any other way it leaves no entry
 * behind (spec V2, V15).
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  addEventListener('popstate', follow);
  open = dialog;
  if (!isLeaving) enter();
  const tidy = (): void => {
    if (open === dialog) open = undefined;
    if (open || isLeaving || !isAtLayer()) return;
    isLeaving = true;
    history.back();
  };
  dialog.addEventListener('close', tidy, { once: true });
}
