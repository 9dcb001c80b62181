import { bitmapWidth } from '../../../domain/spin/bitmap-width.ts';
import { loadPasses } from '../../../domain/spin/load-passes.ts';
import type { SpinData } from './spin-data.ts';

/** The frames of a spin, decoded and no larger than they are shown, so that drawing one is a copy. */
export class FrameLoader {
  readonly loaded: boolean[];
  readonly pictures: (ImageBitmap | undefined)[];
  readonly #addresses: readonly string[];
  readonly #opening: number;
  readonly #stageWidth: number;

  /** `stageWidth` is in device pixels. */
  constructor({ frames: addresses, opening }: Pick<SpinData, 'frames' | 'opening'>, stageWidth: number) {
    this.#addresses = addresses;
    this.#opening = opening;
    this.#stageWidth = stageWidth;
    this.loaded = addresses.map(() => false);
    this.pictures = addresses.map(() => undefined);
  }

  /** Loads coarse to fine; `onProgress` hears of each frame that came or failed, a pass yields how many there are. */
  async *load(onProgress: (done: number) => void): AsyncGenerator<number> {
    let done = 0;
    for (const pass of loadPasses(this.#addresses.length, this.#opening)) {
      await Promise.all(
        pass.map(async (frame) => {
          await this.#loadFrame(frame);
          done += 1;
          onProgress(done);
        }),
      );
      yield this.loaded.filter(Boolean).length;
    }
  }

  async #loadFrame(frame: number): Promise<void> {
    const image = new Image();
    image.src = this.#addresses[frame] ?? '';
    try {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const frames = this.#addresses.length;
      const resizeWidth = bitmapWidth({ stage: this.#stageWidth, width, height, frames });
      this.pictures[frame] = await createImageBitmap(image, { resizeWidth, resizeQuality: 'medium' });
      this.loaded[frame] = true;
    } catch {
      // The browser logs what it could not load (spec V20); the nearest frame that came is drawn in its place.
    }
  }
}
