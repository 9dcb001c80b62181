import { useContext, useRef, useState, type PointerEvent } from 'react';
import type { CardPhotosProps } from '../../../components/vehicle/VehicleCard.tsx';
import { shownPhotos, swipeStep, type WindowPoint } from '../../../domain/vehicle/card-photos.ts';
import { type AwakePhotos, AwakeContext } from './card-photos-context.ts';

const placeOf = ({ clientX, clientY }: PointerEvent): WindowPoint => ({ x: clientX, y: clientY });

/**
 * Fetches what moves the photos of cards at the first hover, touch or focus in their list; `wakes` are the listeners of that list. A
 * swipe that comes before it counts.
 */
export function useCardPhotos() {
  const [awake, setAwake] = useState<AwakePhotos>({ Slides: undefined, swipe: undefined });
  const isLoading = useRef(false);
  const start = useRef<WindowPoint>(undefined);
  const wake = (): void => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('./CardSlides.tsx').then(
      ({ CardSlides }) => setAwake((known) => ({ ...known, Slides: CardSlides })),
      // Without a network the next touch tries again.
      () => (isLoading.current = false),
    );
  };
  const wakes = {
    onPointerOver: wake,
    onFocus: wake,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' && !awake.Slides ? placeOf(event) : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const by = start.current ? swipeStep(start.current, placeOf(event)) : 0;
      start.current = undefined;
      const card = (event.target as Element).closest('article');
      if (by !== 0 && card) setAwake((known) => ({ ...known, swipe: { card, by } }));
    },
  };
  return { awake, wakes };
}

/** The photos of a card in a row of one until it's touched, with as many dots as it has (spec S4). */
export function CardPhotos({ card, children }: CardPhotosProps) {
  const { Slides, swipe } = useContext(AwakeContext);
  const [at, setAt] = useState(0);
  const [later, setLater] = useState<readonly (string | undefined)[]>([]);
  const track = useRef<HTMLDivElement>(null);
  const count = shownPhotos(card.photos);
  if (count === 1) return children;
  return (
    <div className="card-photos">
      <div ref={track} className="card-track">
        <div>{children}</div>
        {later.map((photo, index) => (
          <div key={index}>
            {photo && <img src={photo} alt="" decoding="async" className="size-full object-cover" />}
          </div>
        ))}
      </div>
      {Slides && (
        <Slides card={card} track={track} at={at} onShow={setAt} onSlides={setLater} swipe={swipe} />
      )}
      <span className="card-dots no-print" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} className={index === at ? 'card-dot-shown' : undefined} />
        ))}
      </span>
    </div>
  );
}
