import { coastingPosition, releaseVelocity, type TurnSample } from '../../../domain/spin/momentum.ts';
import { positionAfterDrag, type DragSettings } from '../../../domain/spin/turn-position.ts';
import type { TurnMotion } from './turn-motion.ts';

/** Samples kept of a drag: more than a hand gives in the time that counts. */
const MAX_SAMPLES = 32;

type Turning = DragSettings & { count: number; coasts: boolean };

/** Turns by dragging, with momentum where `coasts`; handlers note where the pointer is, drawing waits for the screen. */
export function turnByDrag(turntable: HTMLElement, motion: TurnMotion, turning: Turning): void {
  let drag: { pointer: number; x: number; from: number; samples: TurnSample[] } | undefined;

  turntable.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    turntable.setPointerCapture(event.pointerId);
    drag = { pointer: event.pointerId, x: event.clientX, from: motion.position, samples: [] };
  });
  turntable.addEventListener('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const position = positionAfterDrag(drag.from, event.clientX - drag.x, turning);
    drag.samples.push({ time: event.timeStamp, position });
    if (drag.samples.length > MAX_SAMPLES) drag.samples.shift();
    motion.moveTo(position);
  });
  turntable.addEventListener('pointerup', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const velocity = releaseVelocity(drag.samples, event.timeStamp);
    drag = undefined;
    const from = motion.position;
    if (turning.coasts) motion.play((elapsed) => coastingPosition(from, velocity, elapsed, turning.count));
  });
  // The browser took the gesture for a scroll.
  turntable.addEventListener('pointercancel', () => (drag = undefined));
}
