import { createContext, type ReactNode, type RefObject } from 'react';
import type { VehicleCard } from '../../../domain/vehicle/vehicle-card.ts';

/** A swipe that came before the code that follows it. */
type EarlySwipe = { card: Element; by: -1 | 1 };

export type CardSlidesProps = {
  card: VehicleCard;
  /** What holds the slides, the first alone until `onSlides` says what follows it. */
  track: RefObject<HTMLDivElement | null>;
  /** The photo (from 0) that shows. */
  at: number;
  onShow: (at: number) => void;
  /** Called with the addresses of the photos after the first; undefined for one that is not wanted yet. */
  onSlides: (later: readonly (string | undefined)[]) => void;
  swipe: EarlySwipe | undefined;
  /** Takes the card in once a finger moves its photos. */
  followed: WeakSet<Element>;
  /** Whether each card in the window is made ready, for a finger or the keyboard; else the one that the mouse is over. */
  areNearReady: boolean;
};

export type AwakePhotos = {
  Slides: ((props: CardSlidesProps) => ReactNode) | undefined;
  swipe: EarlySwipe | undefined;
  /** The cards whose photos follow a finger already. */
  followed: WeakSet<Element>;
  areNearReady: boolean;
};

/** How far the photos of a list's cards are awake. */
export const AwakeContext = createContext<AwakePhotos>({
  Slides: undefined,
  swipe: undefined,
  followed: new WeakSet(),
  areNearReady: false,
});
