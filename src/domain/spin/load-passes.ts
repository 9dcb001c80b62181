/**
 * The frame to draw for `frame`: itself where it has loaded, else the loaded one nearest to it round the turn, the earlier
 * of two; undefined while none has (spec V3). `loaded` holds a flag for each frame.
 */
export function nearestLoaded(frame: number, loaded: readonly boolean[]): number | undefined {
  const frames = loaded.length;
  for (let distance = 0; distance <= frames / 2; distance += 1) {
    for (const candidate of [frame - distance, frame + distance]) {
      const wrapped = ((candidate % frames) + frames) % frames;
      if (loaded[wrapped]) return wrapped;
    }
  }
  return undefined;
}

/** A frame of every so many is loaded first; each pass halves the gaps of the one before. */
const STRIDES = [8, 4, 2, 1] as const;

/**
 * Frames (from 0) of a spin in the passes they load in (spec V3): every 8th from `start` on, then what every 4th, every 2nd and
 * all add. Each frame is in exactly one pass; a pass that adds none is left out.
 */
export function loadPasses(frames: number, start = 0): number[][] {
  return STRIDES.map((stride, pass) => {
    const coarser = STRIDES[pass - 1];
    const all = Array.from({ length: Math.ceil(frames / stride) }, (_, index) => index * stride);
    const added = coarser === undefined ? all : all.filter((frame) => frame % coarser !== 0);
    return added.map((frame) => (frame + start) % frames);
  }).filter((pass) => pass.length > 0);
}
