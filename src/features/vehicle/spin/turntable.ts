import { nearestLoaded } from '../../../domain/spin/load-passes.ts';
import { frameAt } from '../../../domain/spin/turn-position.ts';
import { createElement } from '../viewer/create-element.ts';
import type { FrameLoader } from './frame-loader.ts';
import type { SpinData } from './spin-data.ts';
import { spotButtons } from './spot-buttons.ts';

/** What turns on a stage: the slider that takes drag and keys, in a box of the shape of the frames, under the points. */
export function makeTurntable(
  { stage, layer }: { stage: HTMLElement; layer: HTMLElement },
  { frames, spots }: SpinData,
  loader: FrameLoader,
) {
  const canvas = createElement('canvas', { className: 'spin-picture', ariaHidden: 'true' });
  const slider = createElement('div', { className: 'spin-turntable' }, canvas);
  const frame = createElement('div', { className: 'spin-frame' }, slider);
  const points = spotButtons(spots, frame);
  layer.append(frame);

  const fit = ({ width, height }: ImageBitmap): void => {
    canvas.width = width;
    canvas.height = height;
    const ratio = (width / height) * (stage.clientHeight / stage.clientWidth);
    frame.style.setProperty('width', `${Math.min(1, ratio) * 100}%`);
    frame.style.setProperty('height', `${Math.min(1, 1 / ratio) * 100}%`);
  };

  let drawn: number | undefined;
  return {
    slider,
    remove: () => frame.remove(),
    /** Draws the frame at a position, or the nearest that has come, and tells the wanted one to screen readers. */
    show(position: number): void {
      const wanted = frameAt(position, frames.length);
      slider.ariaValueNow = String(wanted + 1);
      slider.ariaValueText = `Frame ${wanted + 1} of ${frames.length}`;
      const nearest = nearestLoaded(wanted, loader.loaded);
      const picture = nearest === undefined ? undefined : loader.pictures[nearest];
      if (nearest === undefined || !picture || nearest === drawn) return;
      if (drawn === undefined) fit(picture);
      drawn = nearest;
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      points.show(nearest);
    },
    /** Makes the box a slider that can be reached and pressed. */
    enable(label: string): void {
      slider.role = 'slider';
      slider.tabIndex = 0;
      slider.ariaLabel = label;
      slider.ariaValueMin = '1';
      slider.ariaValueMax = String(frames.length);
    },
  };
}
