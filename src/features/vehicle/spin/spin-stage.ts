import { pageParts } from '../page-parts.ts';
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

/** Makes a stage with a first picture and `data-spin` turn: frames load, then drag, keys and one turn by itself (V3). */
export async function startSpin(stage: HTMLElement): Promise<void> {
  const data: SpinData = JSON.parse(pageParts.valueOf(stage, 'spin') ?? '');
  const poster = stage.querySelector('img');
  if (!poster) return;
  const count = data.frames.length;
  const loader = new FrameLoader(data.frames, stage.clientWidth * devicePixelRatio);
  const turntable = makeTurntable(stage, data, loader);
  const motion = new TurnMotion(turntable.show);
  const progress = createElement('progress', {
    className: 'spin-progress',
    max: count,
    ariaLabel: 'Loading the spin',
  });
  stage.append(progress);

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
    turntable.enable(`${poster.alt}. Turn it with the arrow keys`);
    turnByDrag(turntable.slider, motion, { ...data, count, coasts: !wantsLessMotion() });
    turnByKeys(turntable.slider, motion, count);
    poster.alt = '';
    pageParts.set(stage, 'ready', true);
  }
  progress.remove();
  pageParts.set(stage, 'loaded', true);
  if (!isReady) {
    // A spin of which one frame came is a still picture: the first picture stays as it is.
    turntable.remove();
    stage.querySelector('.spin-hint')?.remove();
  } else if (data.autoRotate && !isTouched && !wantsLessMotion()) {
    motion.play((elapsed) => autoRotationPosition(0, elapsed, count), 0);
  }
}
