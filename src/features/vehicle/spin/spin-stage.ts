import { wantsLessMotion } from '../../../components/ui/wants-less-motion.ts';
import { autoRotationPosition } from '../../../domain/spin/auto-rotation.ts';
import { frameAfterKey, frameAt } from '../../../domain/spin/turn-position.ts';
import { createElement } from '../viewer/create-element.ts';
import { FrameLoader } from './frame-loader.ts';
import type { SpinData } from './spin-data.ts';
import { turnByDrag } from './turn-by-drag.ts';
import { TurnMotion } from './turn-motion.ts';
import { makeTurntable } from './turntable.ts';

function turnByKeys(slider: HTMLElement, motion: TurnMotion, count: number): void {
  slider.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = frameAfterKey(event.key, frameAt(motion.position, count), count);
    if (next === undefined) return;
    event.preventDefault();
    motion.moveTo(next);
  });
}

/** Where a spin is built: a stage with a first picture, and the box in it for what turns. */
export type SpinPlace = {
  stage: HTMLElement;
  layer: HTMLElement;
  /** What the picture shows, in words. */
  label: string;
};

/**
 * Makes a stage turn: frames load, then drag, keys and one turn by itself, from the opening frame to it (V3). Calls `onReady` when
 * it can be turned. Answers, once every frame has come or failed, whether it can.
 */
export async function startSpin(
  { stage, layer, label }: SpinPlace,
  data: SpinData,
  onReady: () => void,
): Promise<boolean> {
  const count = data.frames.length;
  const start = data.opening;
  const loader = new FrameLoader(data, stage.clientWidth * devicePixelRatio);
  const turntable = makeTurntable({ stage, layer }, data, loader);
  const motion = new TurnMotion(turntable.show, start);
  const progress = createElement('progress', {
    className: 'spin-progress',
    max: count,
    ariaLabel: 'Loading the spin',
  });
  layer.append(progress);

  let isTouched = false;
  for (const sign of ['pointerdown', 'focusin'] as const) {
    stage.addEventListener(sign, () => {
      isTouched = true;
      motion.stop();
    });
  }

  let isReady = false;
  for await (const loaded of loader.load((done) => (progress.value = done))) {
    motion.redraw();
    if (isReady || loaded < 2) continue;
    isReady = true;
    turntable.enable(`${label}. Turn it with the arrow keys`);
    turnByDrag(turntable.slider, motion, { ...data, count, coasts: !wantsLessMotion() });
    turnByKeys(turntable.slider, motion, count);
    if (document.activeElement === stage) turntable.slider.focus();
    onReady();
  }
  progress.remove();
  // A spin of which one frame came is a still picture: the first picture stays as it is.
  if (!isReady) turntable.remove();
  else if (data.autoRotate && !isTouched && !wantsLessMotion())
    motion.play((elapsed) => autoRotationPosition(start, elapsed, count), start);
  return isReady;
}
