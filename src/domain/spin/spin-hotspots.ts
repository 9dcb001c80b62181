import type { Hotspot } from '../vehicle/vehicle.ts';

/** Where a point lies in a frame: the frame (from 0), then percent from its left and top. */
export type SpotPosition = readonly [frame: number, x: number, y: number];

/** A point of a spin or a panorama with the words it opens. */
export type Spot = { description: string; positions: readonly SpotPosition[] };

const isPercent = (value: number): boolean => value >= 0 && value <= 100;
/** A tenth of a percent is less than a pixel of a stage. */
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The points that can be shown on a spin of so many frames (a panorama is one): a position outside its frame, or in a
 * frame that is not there, is left out, and a point left without position or words with it (spec V3).
 */
export function shownSpots(hotspots: readonly Hotspot[], frames: number): Spot[] {
  return hotspots
    .map(({ description, positions }) => ({
      description: description.trim(),
      positions: positions
        .filter(({ frame, posX, posY }) => frame >= 0 && frame < frames && isPercent(posX) && isPercent(posY))
        .map(({ frame, posX, posY }): SpotPosition => [frame, toTenth(posX), toTenth(posY)]),
    }))
    .filter(({ description, positions }) => description !== '' && positions.length > 0);
}

/** Where a point lies in a frame, or undefined where it cannot be seen. */
export function spotAt(spot: Spot, frame: number): SpotPosition | undefined {
  return spot.positions.find(([seenIn]) => seenIn === frame);
}
