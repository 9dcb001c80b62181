import { type RefObject, useEffect, useRef } from 'react';
import { onSheetClosed, onSheetOpened, takeBack } from './sheet-history.ts';

/** The one filter panel, and the two places it can be in. */
export type FilterSheetParts = {
  aside: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
  slot: RefObject<HTMLDivElement | null>;
  open: () => void;
  /** To be called when the dialog has closed, however that came. */
  onClosed: () => void;
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
  const isTakenBack = useRef(false);
  useEffect(() => {
    const onBack = (event: PopStateEvent): void => {
      if (!dialog.current?.open) return;
      isTakenBack.current = true;
      takeBack(event);
      dialog.current.close();
    };
    // In the capture phase: before use-search-address reads the address.
    addEventListener('popstate', onBack, true);
    return () => removeEventListener('popstate', onBack, true);
  }, []);
  return {
    aside,
    panel,
    dialog,
    slot,
    open: () => {
      if (panel.current) slot.current?.append(panel.current);
      dialog.current?.showModal();
      onSheetOpened();
    },
    onClosed: () => {
      if (panel.current) aside.current?.append(panel.current);
      if (!isTakenBack.current) onSheetClosed();
      isTakenBack.current = false;
    },
  };
}
