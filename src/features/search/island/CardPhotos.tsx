import { useContext, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { CardPhotosProps } from '../../../components/vehicle/VehicleCard.tsx';
import { shownPhotos, swipeStep, type WindowPoint } from '../../../domain/vehicle/card-photos.ts';
import { type AwakePhotos, AwakeContext } from './card-photos-context.ts';

const placeOf = ({ clientX, clientY }: PointerEvent): WindowPoint => ({ x: clientX, y: clientY });

const cardOf = ({ target }: PointerEvent): Element | null => (target as Element).closest('article');

/**
 * Fetches what moves the photos of cards at the first hover, touch or focus in their list; `wakes` are the listeners of that list. A
 * swipe that comes before it counts.
 */
export function useCardPhotos() {
  const [awake, setAwake] = useState<AwakePhotos>({
    Slides: undefined,
    swipe: undefined,
    followed: new WeakSet(),
    areNearReady: false,
  });
  const isLoading = useRef(false);
  const start = useRef<WindowPoint>(undefined);
  const wake = (isForNear: boolean): void => {
    if (isForNear) setAwake((known) => (known.areNearReady ? known : { ...known, areNearReady: true }));
    if (isLoading.current) return;
    isLoading.current = true;
    import('./CardSlides.tsx').then(
      ({ CardSlides }) => setAwake((known) => ({ ...known, Slides: CardSlides })),
      // Without a network the next touch tries again.
      () => (isLoading.current = false),
    );
  };
  const wakes = {
    onPointerOver: ({ pointerType }: PointerEvent) => wake(pointerType !== 'mouse'),
    onFocus: ({ target }: FocusEvent) => wake(target.matches(':focus-visible')),
    onPointerDown: (event: PointerEvent) => {
      const card = cardOf(event);
      const isEarly = event.pointerType === 'touch' && card && !awake.followed.has(card);
      start.current = isEarly ? placeOf(event) : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const by = start.current ? swipeStep(start.current, placeOf(event)) : 0;
      start.current = undefined;
      const card = cardOf(event);
      if (by !== 0 && card) setAwake((known) => ({ ...known, swipe: { card, by } }));
    },
  };
  return { awake, wakes };
}

/** The photos of a card in a row of one until it's touched; the style sheet draws as many dots (spec S4). */
export function CardPhotos({ card, children }: CardPhotosProps) {
  const { Slides, ...awake } = useContext(AwakeContext);
  const [at, setAt] = useState(0);
  const [later, setLater] = useState<readonly (string | undefined)[]>([]);
  const track = useRef<HTMLDivElement>(null);
  const count = shownPhotos(card.photos);
  if (count === 1) return children;
  return (
    <div className={`card-photos card-photos-${count} card-photo-${at + 1}`}>
      <div ref={track} className="card-track">
        {children}
        {later.map((photo, index) =>
          photo ? (
            <img key={index} src={photo} alt="" decoding="async" className="object-cover" />
          ) : (
            <span key={index} />
          ),
        )}
      </div>
      {Slides && <Slides card={card} track={track} at={at} onShow={setAt} onSlides={setLater} {...awake} />}
    </div>
  );
}
