import { useEffect, useLayoutEffect, useRef, useState, type Dispatch, type KeyboardEvent } from 'react';
import { FRAME_SANDBOX, VIDEO_RIGHTS } from '../../../components/ui/foreign-frame.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { marks } from '../../../components/ui/page-marks.ts';
import type { MediaUse } from '../../../components/ui/send-event.ts';
import type { UiMarks } from '../../../components/ui/ui-marks.ts';
import { imageSource, imageSourceSet } from '../../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../../domain/picture/image-settings.ts';
import { closeOnBack } from '../../../state/close-on-back.ts';
import { keepConsent } from '../../../state/consent.ts';
import type { VehiclePageMarks } from '../page-marks.ts';
import { GALLERY_WIDTHS, LATER_GALLERY_WIDTHS } from './gallery-image.ts';
import type { GallerySlide } from './slides-of.ts';
import { useSlides } from './use-slides.ts';
import { useZoom } from './use-zoom.ts';
import type { ViewerAction } from './viewer-state.ts';

const ZOOM_STEP = 1.5;
/** Pixels that an arrow key moves a magnified photo by. */
const PAN_STEP = 80;
/** The widest file of a photo is asked for from the start: a photo that is magnified does not wait for a second one. */
const SIZES = '150vw';
const WIDEST = 1280;

type FullScreenProps = {
  slides: readonly GallerySlide[];
  name: string;
  /** What the vehicle costs now, and what that includes; '' where it is not for sale. */
  price: string;
  images: ImageSettings;
  /** The slide (from 0) that shows. */
  slide: number;
  dispatch: Dispatch<ViewerAction>;
  tell: (use: MediaUse) => void;
};

/** True if something was ever so: what was loaded once stays. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}

/** A photo of the viewer; nothing of it loads before it or a neighbour shows. */
function FullPhoto({
  slide: { photo, number },
  alt,
  images,
  isNear,
  ref,
}: {
  slide: GallerySlide & { kind: 'photo' };
  alt: string;
  images: ImageSettings;
  isNear: boolean;
  ref: (image: HTMLImageElement | null) => void;
}) {
  const isWanted = useOnce(isNear);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="viewer-broken">This photo didn't load</p>;
  const widths = number > 1 ? LATER_GALLERY_WIDTHS : GALLERY_WIDTHS;
  const srcset = isWanted ? imageSourceSet(photo.url, widths, images, photo.width) : '';
  return (
    <img
      ref={ref}
      sizes={srcset ? SIZES : undefined}
      srcSet={srcset || undefined}
      src={isWanted ? imageSource(photo.url, WIDEST, images) : undefined}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

/** The player of a video, which takes the focus. */
function Player({ embed, words }: { embed: { kind: string; address: string }; words: string }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus(), []);
  return embed.kind === 'file' ? (
    <video ref={player} src={embed.address} controls autoPlay playsInline className="viewer-player" />
  ) : (
    <iframe
      ref={player}
      className="viewer-player"
      title={words}
      referrerPolicy="strict-origin"
      sandbox={FRAME_SANDBOX}
      allow={VIDEO_RIGHTS}
      src={embed.address}
    />
  );
}

/** A button that plays the video in its place, or a link to it where the page may not play it. */
function FullVideo({
  slide: { address, embed, poster },
  words,
  images,
  isNear,
  isShown,
  tell,
}: {
  slide: GallerySlide & { kind: 'video' };
  words: string;
  images: ImageSettings;
  isNear: boolean;
  isShown: boolean;
  tell: (use: MediaUse) => void;
}) {
  const isWanted = useOnce(isNear);
  const [isPlaying, setPlaying] = useState(false);
  const [hasPoster, setHasPoster] = useState(poster !== undefined);
  if (isPlaying && !isShown) setPlaying(false);
  const play = (): void => {
    tell({ media: 'video', did: 'play' });
    // A shopper who presses the button has read who plays the video, and agreed (spec K20).
    keepConsent({ frames: true });
    setPlaying(true);
  };
  return (
    <>
      {hasPoster && (
        <img
          src={isWanted ? imageSource(poster?.url ?? '', WIDEST, images) : undefined}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setHasPoster(false)}
        />
      )}
      <p className="viewer-video">
        {embed ? (
          <span>
            <button type="button" className="button button-primary" onClick={play}>
              {words}
            </button>
            <small>
              {`It plays from ${new URL(embed.address).host}, who can then see your IP address and may set cookies.`}
            </small>
          </span>
        ) : (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="button button-primary"
            onClick={() => tell({ media: 'video', did: 'play' })}
          >
            {`${words} (opens in a new tab)`}
          </a>
        )}
      </p>
      {isPlaying && embed && <Player embed={embed} words={words} />}
    </>
  );
}

/** Small pictures below the viewer, one for each slide; pressing one goes there. They load as they come near. */
function FullThumbnails({
  slides,
  images,
  slide: shown,
  dispatch,
}: Pick<FullScreenProps, 'slides' | 'images' | 'slide' | 'dispatch'>) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = strip.current?.children[shown];
    if (!strip.current || !(button instanceof HTMLElement)) return;
    strip.current.scrollTo({
      left: button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2,
    });
  }, [shown]);
  return (
    <div ref={strip} className="viewer-thumbnails">
      {slides.map((slide, index) => {
        const { url = '' } = (slide.kind === 'photo' ? slide.photo : slide.poster) ?? {};
        return (
          <button
            key={index}
            type="button"
            className={`viewer-thumbnail ${slide.kind === 'video' ? 'viewer-thumbnail-video' : ''}`}
            aria-label={slide.kind === 'video' ? 'Show the video' : `Show ${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => dispatch({ do: 'show', slide: index })}
          >
            {url && (
              <img
                loading="lazy"
                decoding="async"
                src={imageSource(url, 320, images)}
                alt=""
                width="96"
                height="64"
                onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Photos and video over the whole screen, to be gone through and magnified (spec V2); it opens as it is rendered. */
export function FullScreenViewer({ slides, name, price, images, slide, dispatch, tell }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pictures = useRef<(HTMLImageElement | null)[]>([]);
  const isMagnified = useRef<() => boolean>(() => false);
  const row = useSlides({
    slide,
    onShow: (shown) => dispatch({ do: 'show', slide: shown }),
    mayMove: () => !isMagnified.current(),
  });
  const [zoom, isZoomed] = useZoom(row.viewport, pictures, slide);
  isMagnified.current = () => zoom.current?.isZoomed === true;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    dialog.current?.showModal();
    if (dialog.current) closeOnBack(dialog.current);
    row.viewport.current?.focus({ preventScroll: true });
  }, []);

  const step = (by: -1 | 1): void => dispatch({ do: 'step', by });
  const panOr = (x: number, y: number, otherwise?: () => void): void =>
    isZoomed ? zoom.current?.panBy(x, y) : otherwise?.();
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => panOr(PAN_STEP, 0, () => step(-1)),
    ArrowRight: () => panOr(-PAN_STEP, 0, () => step(1)),
    ArrowUp: () => panOr(0, PAN_STEP),
    ArrowDown: () => panOr(0, -PAN_STEP),
    Home: () => dispatch({ do: 'show', slide: 0 }),
    End: () => dispatch({ do: 'show', slide: slides.length - 1 }),
    '+': () => zoom.current?.zoomBy(ZOOM_STEP),
    '=': () => zoom.current?.zoomBy(ZOOM_STEP),
    '-': () => zoom.current?.zoomBy(1 / ZOOM_STEP),
  };
  const answerKey = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.target instanceof HTMLVideoElement || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
  const words = `Photos of this ${name}`;
  const photos = slides.filter(({ kind }) => kind === 'photo').length;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={words}
      onKeyDown={answerKey}
      onClose={() => dispatch({ do: 'close' })}
    >
      <div className="viewer-bar">
        <p className="viewer-words">
          <strong>{name}</strong> <span>{price}</span>
        </p>
        <p {...marks<VehiclePageMarks>({ counter: true })} aria-live="polite">
          {`${slide + 1} of ${slides.length}`}
        </p>
        <button
          type="button"
          className="viewer-button"
          aria-label="Zoom out"
          onClick={() => zoom.current?.zoomBy(1 / ZOOM_STEP)}
        >
          &minus;
        </button>
        <button
          type="button"
          className="viewer-button"
          aria-label="Zoom in"
          onClick={() => zoom.current?.zoomBy(ZOOM_STEP)}
        >
          +
        </button>
        <button
          type="button"
          className="viewer-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="viewer-stage">
        <div
          ref={row.ref}
          className={`viewer-track ${isZoomed ? 'viewer-zoomed' : ''}`}
          role="group"
          tabIndex={0}
          aria-label={words}
        >
          <ul>
            {slides.map((one, index) => {
              const isShown = index === slide;
              const isNear = Math.abs(index - slide) <= 1;
              return (
                <li key={index} className="viewer-slide" inert={!isShown}>
                  {one.kind === 'photo' ? (
                    <FullPhoto
                      slide={one}
                      alt={`${name}, photo ${one.number} of ${photos}`}
                      images={images}
                      isNear={isNear}
                      ref={(image) => void (pictures.current[index] = image)}
                    />
                  ) : (
                    <FullVideo
                      slide={one}
                      words={`Watch the video of this ${name}`}
                      images={images}
                      isNear={isNear}
                      isShown={isShown}
                      tell={tell}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        <button
          type="button"
          {...marks<UiMarks>({ step: -1 })}
          className="viewer-button"
          aria-label="Previous"
          onClick={() => step(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          {...marks<UiMarks>({ step: 1 })}
          className="viewer-button"
          aria-label="Next"
          onClick={() => step(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <FullThumbnails slides={slides} images={images} slide={slide} dispatch={dispatch} />
    </dialog>
  );
}
