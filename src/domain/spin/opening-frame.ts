/** The frame (from 0) that a spin opens at: an eighth of a turn from the front is the car seen at three quarters (spec V3). */
export const openingFrame = (frames: number): number => (frames > 0 ? Math.round(frames / 8) % frames : 0);
