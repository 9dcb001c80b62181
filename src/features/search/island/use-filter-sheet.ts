import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Marks the entry of the history that an open sheet has for itself. */
const SHEET_ENTRY = { sheet: 'open' };

const isSheetEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'sheet') === SHEET_ENTRY.sheet;

/** The sheet's id, by which the browser opens and closes it before the island is awake. */
export const SHEET_ID = 'filter-sheet';

/** What a button has to be given, to be spread: browsers that know these attributes need no script for it (spec S4). */
export const OPENS_SHEET = { command: 'show-modal', commandfor: SHEET_ID };
export const CLOSES_SHEET = { command: 'close', commandfor: SHEET_ID };

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
 * A phone's Back closes the sheet and keeps what was chosen in it. A sheet that the browser has opened before the island was
 * awake is filled then.
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
  const fill = useCallback(() => {
    if (panel.current) slot.current?.append(panel.current);
    // It is there already where the page was loaded anew on it, or Back has led to it.
    if (!isSheetEntry(history.state)) history.pushState(SHEET_ENTRY, '');
  }, []);
  useEffect(() => {
    if (dialog.current?.open) fill();
  }, [fill]);
  return {
    aside,
    panel,
    dialog,
    slot,
    open: () => {
      fill();
      dialog.current?.showModal();
    },
    onClosed: () => {
      if (panel.current) aside.current?.append(panel.current);
      // Closed without a choice, it leaves no entry behind that leads nowhere; after a Back the entry is not there any more.
      if (isSheetEntry(history.state)) history.back();
    },
    closeByBack,
  };
}
