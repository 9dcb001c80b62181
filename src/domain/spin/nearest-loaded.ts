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
