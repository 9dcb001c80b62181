const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/** Waits for a first move, touch, scroll or key: a page that nobody looks at stays light. */
export function someoneIsThere(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}
