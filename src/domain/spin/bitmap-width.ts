/** Bytes that the decoded frames of a spin may take together: what a small phone can spare. */
const MAX_BYTES = 64 * 1024 * 1024;
const BYTES_A_PIXEL = 4;

type Sizes = {
  /** Width of the stage in device pixels. */
  stage: number;
  /** Pixels of a frame as it came. */
  width: number;
  height: number;
  frames: number;
};

/** Pixels across at which frames are kept decoded: no wider than they are, than the stage, and than memory allows. */
export function bitmapWidth({ stage, width, height, frames }: Sizes): number {
  const affordable = Math.sqrt((MAX_BYTES * width) / (BYTES_A_PIXEL * frames * height));
  return Math.max(1, Math.floor(Math.min(stage, width, affordable)));
}
