/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** Keys that have no character, by what WebDriver calls them. */
export const KEYS = { enter: '\uE007', space: ' ', right: '\uE014' } as const;

/** A browser with one window, used by its own pointer and keys: the little that every engine offers. */
export type Engine = {
  name: string;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Resizes the window; some engines are never narrower than 447 px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which knows its arguments alone; those and what it returns are JSON. */
  run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Presses at a point, and lets it up there or so far to the right. */
  press: (at: Point, right?: number) => Promise<void>;
  /** Types text key by key, with KEYS in it. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};
