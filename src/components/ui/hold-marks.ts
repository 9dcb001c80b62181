/** What an island that wakes at a touch has held while it loads (client-touch.ts), beside presses of its buttons. */
export const HOLD_MARKS = {
  /** A link whose plain press is held. */
  press: 'data-holds',
  /** Around what has the focus: names of keys that are held, apart by spaces. */
  keys: 'data-hold-keys',
} as const;

/** Marks a link so that its plain press is held. */
export const HOLDS_PRESS = { [HOLD_MARKS.press]: '' };

/** Marks what answers to keys, so that they are held. */
export const holdsKeys = (...keys: readonly string[]): Record<string, string> => ({
  [HOLD_MARKS.keys]: keys.join(' '),
});
