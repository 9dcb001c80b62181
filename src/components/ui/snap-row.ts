import type { DriveOptions, RowDriver } from './drive-row.ts';
import { rowStops } from './row-stops.ts';
import { nearestStop } from './snap-stops.ts';
import { wakeRow } from './wake-row.ts';
import { wantsLessMotion } from './wants-less-motion.ts';

export type SnapRowOptions = Pick<DriveOptions, 'mayDrag' | 'touchAction'> & {
  /** Called with the stop (from 0) that comes to be shown. */
  onShow?: (stop: number) => void;
};

/**
 * A row of slides that scrolls and snaps by itself; from its first touch or key on embla drives it. Where embla has not
 * arrived yet, or cannot be loaded, the browser scrolls to the stops.
 */
export class SnapRow {
  readonly #row: HTMLElement;
  readonly #options: SnapRowOptions;
  #driver: RowDriver | undefined;
  #shown = 0;
  /** The stop that a step is on the way to: those that it passes are not shown. */
  #heading: number | undefined;
  #request = 0;

  constructor(row: HTMLElement, options: SnapRowOptions = {}) {
    this.#row = row;
    this.#options = options;
    row.addEventListener('pointerdown', (event) => {
      this.#heading = undefined;
      this.wake(event);
    });
    row.addEventListener('keydown', () => this.wake());
    row.addEventListener('wheel', () => (this.#heading = undefined), { passive: true });
    const follow = (): number => (this.#request ||= requestAnimationFrame(this.#follow));
    row.addEventListener('scroll', follow, { passive: true });
    // It may have been scrolled before.
    this.#follow();
  }

  /** The stop (from 0) that is shown, or on its way to be. */
  get shown(): number {
    return this.#shown;
  }

  /** How many stops the row has as it is laid out now. */
  get count(): number {
    return rowStops(this.#row).length;
  }

  /** Moves to a stop (from 0) of those there are; at once if `jump`, or if the visitor wants less motion. */
  goTo(stop: number, jump = false): void {
    const left = rowStops(this.#row)[stop];
    if (left === undefined) return;
    const isSmooth = !jump && !wantsLessMotion();
    this.#heading = isSmooth && Math.abs(left - this.#row.scrollLeft) > 1 ? stop : undefined;
    if (isSmooth && this.#driver) this.#driver.goTo(stop);
    else {
      this.#driver?.stop();
      this.#row.scrollTo({ left, behavior: isSmooth ? 'smooth' : 'instant' });
    }
    this.#show(stop);
    this.wake();
  }

  /** Loads embla and lets it drive the row from here on, where it scrolls. */
  wake(sign?: Event): void {
    const options = {
      ...this.#options,
      onSelect: (stop: number): void => {
        this.#heading = stop;
        this.#show(stop);
      },
      onSettle: (): void => {
        this.#heading = undefined;
        this.#follow();
      },
    };
    void wakeRow(this.#row, options, sign).then((driver) => (this.#driver ??= driver));
  }

  readonly #follow = (): void => {
    this.#request = 0;
    const nearest = nearestStop(rowStops(this.#row), this.#row.scrollLeft);
    if (nearest === this.#heading) this.#heading = undefined;
    if (this.#heading === undefined) this.#show(nearest);
  };

  #show(stop: number): void {
    if (stop === this.#shown) return;
    this.#shown = stop;
    this.#options.onShow?.(stop);
  }
}
