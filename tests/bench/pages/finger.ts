import type { CDPSession } from 'playwright';

export type Point = { x: number; y: number };

/** A finger on the screen of a phone. */
export type Finger = {
  down: (at: Point) => Promise<void>;
  move: (to: Point) => Promise<void>;
  up: () => Promise<void>;
};

export function fingerOf(session: CDPSession): Finger {
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
}

/** Points on the way from one to another, without the first; `count` of them. */
export const pointsBetween = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, at) => ({
    x: from.x + ((to.x - from.x) * (at + 1)) / count,
    y: from.y + ((to.y - from.y) * (at + 1)) / count,
  }));
