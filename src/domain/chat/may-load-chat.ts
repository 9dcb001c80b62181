/** What decides whether a chat may be loaded. */
export type ChatMoment = {
  /** The shopper pressed its button: nothing is loaded ahead of that. */
  isPressed: boolean;
  /** Someone answers now. */
  isOpen: boolean;
  /** It comes from another company, who learns of the shopper. */
  isForeign: boolean;
  /** The shopper has agreed to that. */
  hasAgreed: boolean;
};

/** True if a chat may be loaded: on a press, while someone answers, and from another company after consent (spec V15). */
export const mayLoadChat = ({ isPressed, isOpen, isForeign, hasAgreed }: ChatMoment): boolean =>
  isPressed && isOpen && (!isForeign || hasAgreed);
