/** Where something will be so many milliseconds after it began to move; undefined once it stands. */
export type MotionPath = (elapsed: number) => number | undefined;

/** A position that moves and is shown once a screen refresh, however often it is set. */
export class TurnMotion {
  position: number;
  readonly #show: (position: number) => void;
  #path: MotionPath | undefined;
  #end: number | undefined;
  #started = 0;
  #request = 0;

  constructor(show: (position: number) => void, position = 0) {
    this.#show = show;
    this.position = position;
  }

  /** Goes there at once; ends any movement. */
  moveTo(position: number): void {
    this.#path = undefined;
    this.position = position;
    this.redraw();
  }

  /** Follows a path from now on; `end` is where it comes to stand, else where it last was. */
  play(path: MotionPath, end?: number): void {
    this.#path = path;
    this.#end = end;
    this.#started = performance.now();
    this.redraw();
  }

  stop(): void {
    this.#path = undefined;
  }

  redraw(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#draw);
  }

  readonly #draw = (now: number): void => {
    this.#request = 0;
    if (this.#path) {
      const position = this.#path(Math.max(0, now - this.#started));
      if (position === undefined) this.#path = undefined;
      this.position = position ?? this.#end ?? this.position;
    }
    this.#show(this.position);
    if (this.#path) this.redraw();
  };
}
