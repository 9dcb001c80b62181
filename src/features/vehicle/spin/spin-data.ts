import { openingFrame } from '../../../domain/spin/auto-rotation.ts';
import { shownSpots, type Spot } from '../../../domain/spin/spin-hotspots.ts';
import type { SpinSettings } from '../../../domain/spin/spin-settings.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';

/** What turns a car. */
export type SpinData = {
  frames: readonly string[];
  /** The frame (from 0) that it opens at. */
  opening: number;
  spots: Spot[];
  sensitivity: number;
  reversed: boolean;
  autoRotate: boolean;
};

/** What is pointed at in a cabin. */
export type InteriorData = { spots: Spot[] };

export function spinData(vehicle: Vehicle, settings: SpinSettings): SpinData {
  return {
    frames: vehicle.spin_images,
    opening: openingFrame(vehicle.spin_images.length),
    spots: shownSpots(vehicle.hotspots?.exterior ?? [], vehicle.spin_images.length),
    sensitivity: settings.sensitivity,
    reversed: settings.reversed,
    autoRotate: settings.auto_rotate,
  };
}

export function interiorData(vehicle: Vehicle): InteriorData {
  return { spots: shownSpots(vehicle.hotspots?.interior ?? [], 1) };
}
