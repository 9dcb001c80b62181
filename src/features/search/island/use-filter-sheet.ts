import { type RefObject, useRef } from 'react';

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

/** Moves the filter panel into the sheet and back: what was typed or opened stays, and the dialog is the browser's own. */
export function useFilterSheet(): FilterSheetParts {
  const aside = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  return {
    aside,
    panel,
    dialog,
    slot,
    open: () => {
      if (panel.current) slot.current?.append(panel.current);
      dialog.current?.showModal();
    },
    onClosed: () => {
      if (panel.current) aside.current?.append(panel.current);
    },
  };
}
