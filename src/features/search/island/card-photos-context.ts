import { createContext, type ReactNode, type RefObject } from 'react';
import type { VehicleCard } from '../../../domain/vehicle/vehicle-card.ts';

/** A swipe that came before the code that follows it. */
type EarlySwipe = { card: Element; by: -1 | 1 };

/** How far the photos of a list's cards are awake, as each card needs to know it. */
type AwakeState = {
  swipe: EarlySwipe | undefined;
  /** The cards whose photos follow a finger already; each card takes itself in. */
  followed: WeakSet<Element>;
  /** True if each card in the window is made ready, for a finger or the keyboard; else the one that the mouse is over. */
  areNearReady: boolean;
};

export type CardSlidesProps = AwakeState & {
  card: VehicleCard;
  /** What holds the slides, the first alone until `onSlides` says what follows it. */
  track: RefObject<HTMLDivElement | null>;
  /** The photo (from 0) that shows. */
  at: number;
  onShow: (at: number) => void;
  /** Called with the addresses of the photos after the first; undefined for one that is not wanted yet. */
  onSlides: (later: readonly (string | undefined)[]) => void;
};

export type AwakePhotos = {
  Slides: ((props: CardSlidesProps) => ReactNode) | undefined;
} & AwakeState;

/** What moves the photos of a list's cards, once it is there. */
export const AwakeContext = createContext<AwakePhotos>({
  Slides: undefined,
  swipe: undefined,
  followed: new WeakSet(),
  areNearReady: false,
});
