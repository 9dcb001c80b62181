import { type RefObject, useCallback, useRef } from 'react';

/** Marks the entry of the history that an open sheet has for itself. */
const SHEET_ENTRY = { sheet: 'open' };

const isSheetEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'sheet') === SHEET_ENTRY.sheet;

/** The one filter panel, and the two places it can be in. */
export type FilterSheetParts = {
  aside: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
  slot: RefObject<HTMLDivElement | null>;
  open: () => void;
  /** To be called when the dialog has closed, however that came. */
  onClosed: () => void;
  /** To be called after Back: closes the sheet and says so where it was open. */
  closeByBack: () => boolean;
};

/**
 * Moves the filter panel into the sheet and back: what was typed or opened stays, and the dialog is the browser's own.
 * A phone's Back closes the sheet and keeps what was chosen in it.
 */
export function useFilterSheet(): FilterSheetParts {
  const aside = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const closeByBack = useCallback(() => {
    if (!dialog.current?.open) return false;
    dialog.current.close();
    return true;
  }, []);
  return {
    aside,
    panel,
    dialog,
    slot,
    open: () => {
      if (panel.current) slot.current?.append(panel.current);
      dialog.current?.showModal();
      history.pushState(SHEET_ENTRY, '');
    },
    onClosed: () => {
      if (panel.current) aside.current?.append(panel.current);
      // Closed without a choice, it leaves no entry behind that leads nowhere; after a Back the entry is not there any more.
      if (isSheetEntry(history.state)) history.back();
    },
    closeByBack,
  };
}
