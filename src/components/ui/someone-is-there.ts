const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/** Waits for a first move, touch, scroll or key: a page that nobody looks at stays light. */
export function someoneIsThere(): Promise<void> {
  return new Promise((resolve) => {
    // A page that is drawn below a pointer at rest gets a move without movement.
    const see = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): void => {
      if (type !== 'pointermove' || movementX || movementY) resolve();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, see, { passive: true, capture: true });
  });
}
