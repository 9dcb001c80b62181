import { clampZoom, DOUBLE_CLICK_ZOOM, NO_ZOOM, zoomTo, type Point, type Size, type Zoom } from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/** Magnifies one picture at a time within a stage: by two fingers, a double tap or click, ctrl and wheel, and `zoomBy`. */
export class ZoomGestures {
  readonly #stage: HTMLElement;
  readonly #onChange: (isZoomed: boolean) => void;
  #picture: HTMLImageElement | undefined;
  #zoom: Zoom = NO_ZOOM;
  #request = 0;
  readonly #fingers = new Map<number, Point>();
  #lastTap: { time: number; at: Point } | undefined;
  #moved = 0;

  constructor(stage: HTMLElement, onChange: (isZoomed: boolean) => void) {
    this.#stage = stage;
    this.#onChange = onChange;
    stage.addEventListener('pointerdown', this.#down);
    stage.addEventListener('pointermove', this.#move);
    stage.addEventListener('pointerup', this.#up);
    stage.addEventListener('pointercancel', (event) => this.#fingers.delete(event.pointerId));
    stage.addEventListener('wheel', this.#wheel, { passive: false });
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** Turns to another picture; the one before is whole again. */
  watch(picture: HTMLImageElement | undefined): void {
    if (picture === this.#picture) return;
    this.#apply(NO_ZOOM);
    this.#draw();
    this.#picture = picture;
  }

  /** Magnifies by a factor about a point, the middle unless told. */
  zoomBy(factor: number, point: Point = { x: 0, y: 0 }): void {
    this.#zoomTo(this.#zoom.scale * factor, point);
  }

  /** Moves the magnified picture by pixels. */
  panBy(x: number, y: number): void {
    const moved = { ...this.#zoom, x: this.#zoom.x + x, y: this.#zoom.y + y };
    this.#apply(clampZoom(moved, this.#natural(), this.#screen()));
  }

  #natural(): Size {
    return { width: this.#picture?.naturalWidth || 1, height: this.#picture?.naturalHeight || 1 };
  }

  #screen(): Size {
    return { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
  }

  #zoomTo(scale: number, point: Point): void {
    if (!this.#picture?.naturalWidth) return;
    this.#apply(zoomTo(scale, point, this.#zoom, this.#natural(), this.#screen()));
  }

  #apply(zoom: Zoom): void {
    const wasZoomed = this.isZoomed;
    this.#zoom = zoom;
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#draw);
    if (wasZoomed !== this.isZoomed) this.#onChange(this.isZoomed);
  }

  readonly #draw = (): void => {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    const { scale, x, y } = this.#zoom;
    this.#picture?.style.setProperty(
      'transform',
      scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`,
    );
  };

  #pointOf(event: MouseEvent): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    this.#moved = 0;
    if (this.isZoomed || this.#fingers.size === 2) this.#stage.setPointerCapture(event.pointerId);
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointOf(event);
    this.#fingers.set(event.pointerId, now);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...this.#fingers].filter(([pointer]) => pointer !== event.pointerId);
    if (other) {
      const [, still] = other;
      const spread = Math.hypot(now.x - still.x, now.y - still.y);
      const spreadBefore = Math.hypot(before.x - still.x, before.y - still.y);
      this.zoomBy(spread / Math.max(1, spreadBefore), { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 });
    }
    // Of two fingers each moves the middle between them by half.
    const share = this.#fingers.size === 1 ? 1 : 0.5;
    if (this.isZoomed) this.panBy((now.x - before.x) * share, (now.y - before.y) * share);
  };

  readonly #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    if (this.#moved > DOUBLE_TAP_PIXELS || event.button !== 0) return;
    const at = this.#pointOf(event);
    const last = this.#lastTap;
    this.#lastTap = { time: event.timeStamp, at };
    if (!last || event.timeStamp - last.time > DOUBLE_TAP_MS) return;
    if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > DOUBLE_TAP_PIXELS) return;
    this.#lastTap = undefined;
    this.#zoomTo(this.isZoomed ? 1 : DOUBLE_CLICK_ZOOM, at);
  };

  /** Two fingers on a trackpad arrive as a wheel with ctrl. */
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 100), this.#pointOf(event));
  };
}
