import type { Dispatch, KeyboardEvent, MouseEvent } from 'react';
import { HOLDS_PRESS, holdsKeys } from '../../../components/ui/hold-marks.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { marks } from '../../../components/ui/page-marks.ts';
import type { MediaUse } from '../../../components/ui/send-event.ts';
import type { UiMarks } from '../../../components/ui/ui-marks.ts';
import type { VehicleMarks } from '../../../components/vehicle/vehicle-marks.ts';
import { imageSource, imageSourceSet } from '../../../domain/picture/image-host.ts';
import type { ImageSettings } from '../../../domain/picture/image-settings.ts';
import { photoId } from '../../../domain/vehicle/card-photos.ts';
import type { VehiclePageMarks } from '../page-marks.ts';
import { GALLERY_SIZES, GALLERY_WIDTHS, LATER_GALLERY_WIDTHS } from './gallery-image.ts';
import type { GallerySlide } from './slides-of.ts';
import { useSlides } from './use-slides.ts';
import type { ViewerAction, ViewerState } from './viewer-state.ts';

export type GalleryProps = {
  slides: readonly GallerySlide[];
  name: string;
  /** Make and model. */
  model: string;
  images: ImageSettings;
  hasThumbnails: boolean;
  /** True if the first photo is what the page shows first; a spin may come before it. */
  isFirst: boolean;
  isAwake: boolean;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
  tell: (use: MediaUse) => void;
  onOpen: (slide: number, opener: HTMLElement) => void;
};

/** The widest file of a photo, which a link to it opens. */
const WIDEST = 1280;
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/** One photo of the row; all but the first sleep until the row is touched: a row's photos would all load with the page. */
function Photo({
  slide: { photo, number },
  alt,
  images,
  isFirst,
  isAwake,
}: {
  slide: GallerySlide & { kind: 'photo' };
  alt: string;
  images: ImageSettings;
  isFirst: boolean;
  isAwake: boolean;
}) {
  const isLater = number > 1;
  const widths = isLater ? LATER_GALLERY_WIDTHS : GALLERY_WIDTHS;
  const srcset = imageSourceSet(photo.url, widths, images, photo.width);
  const isSleeping = isLater && !isAwake;
  const isEager = isLater ? isAwake : isFirst;
  const picture = (
    <img
      {...marks<VehiclePageMarks>({ asleep: isSleeping || undefined })}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={!isLater && isFirst ? 'high' : undefined}
      decoding={!isLater && isFirst ? undefined : 'async'}
      sizes={srcset ? GALLERY_SIZES : undefined}
      srcSet={srcset || undefined}
      src={imageSource(photo.url, WIDEST, images)}
      alt={alt}
      width={photo.width ?? 1200}
      height={photo.height ?? 800}
      draggable={false}
      className="size-full object-cover"
    />
  );
  // React would write a preload beside an eager picture that stands alone; the page has its own.
  return isLater ? picture : <picture className="contents">{picture}</picture>;
}

/** What stands in the row for the video: its poster, and the way to it (spec V2). */
function Video({
  slide: { address, poster },
  name,
  images,
  isAwake,
  tell,
}: {
  slide: GallerySlide & { kind: 'video' };
  name: string;
  images: ImageSettings;
  isAwake: boolean;
  tell: (use: MediaUse) => void;
}) {
  return (
    <>
      {poster && (
        <img
          {...marks<VehiclePageMarks>({ asleep: !isAwake || undefined })}
          loading={isAwake ? 'eager' : 'lazy'}
          src={imageSource(poster.url, WIDEST, images)}
          alt=""
          width={poster.width ?? 1200}
          height={poster.height ?? 800}
          decoding="async"
          draggable={false}
          className="size-full object-cover"
        />
      )}
      <p className="absolute inset-0 grid place-items-center">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="button button-quiet"
          {...marks<VehiclePageMarks>({ video: true })}
          aria-label={`Watch the video of this ${name}`}
          onClick={() => tell({ media: 'video', did: 'play' })}
        >
          Watch the video
        </a>
      </p>
    </>
  );
}

function Thumbnails({
  slides,
  images,
  shown,
  onChoose,
}: Pick<GalleryProps, 'slides' | 'images'> & { shown: number; onChoose: (slide: number) => void }) {
  return (
    <ul className="no-print mt-3 flex gap-2 overflow-x-auto pb-2 max-sm:hidden">
      {slides.map((slide, index) => (
        <li key={index} className="shrink-0">
          <a
            href={slide.kind === 'photo' ? `#${photoId(slide.number)}` : slide.address}
            {...marks<VehiclePageMarks>({ photo: index })}
            {...HOLDS_PRESS}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onChoose(index);
            }}
            className="relative block overflow-hidden rounded-small border-2 border-transparent opacity-75 hover:opacity-100 aria-[current]:border-accent-strong aria-[current]:opacity-100"
          >
            <img
              loading="lazy"
              decoding="async"
              src={imageSource((slide.kind === 'photo' ? slide.photo : slide.poster)?.url ?? '', 320, images)}
              alt={slide.kind === 'photo' ? `Show photo ${slide.number}` : 'Show the video'}
              width="108"
              height="72"
              className="h-18 w-27 object-cover"
            />
            {slide.kind === 'video' && (
              <span className="absolute inset-0 grid place-items-center bg-black/70 text-white">
                <Icon name="play" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The photos of a vehicle in a row, with thumbnails (spec V2). Without scripts they scroll, and each is a link to its file. */
export function PhotoGallery({
  slides,
  name,
  model,
  images,
  hasThumbnails,
  isFirst,
  isAwake,
  state,
  dispatch,
  tell,
  onOpen,
}: GalleryProps) {
  const { slide: shown, isFull } = state;
  const row = useSlides({
    slide: shown,
    // Full screen, the row waits below.
    onShow: (slide) => !isFull && dispatch({ do: 'show', slide }),
  });
  const photos = slides.filter(({ kind }) => kind === 'photo').length;
  const all = photos > 1 ? `All ${photos} photos` : 'View Photo';
  const step = (by: -1 | 1): void => {
    tell({ media: 'photo', did: 'step' });
    dispatch({ do: 'step', by });
  };
  const answerKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(shown, event.currentTarget);
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const answerPhoto = (event: MouseEvent, slide: number): void => {
    if (!isPlain(event) || !row.viewport.current) return;
    event.preventDefault();
    onOpen(slide, row.viewport.current);
  };
  const stepButton = (by: -1 | 1) => (
    <button
      type="button"
      {...marks<UiMarks>({ step: by })}
      className="gallery-button"
      aria-label={by < 0 ? 'Previous photo' : 'Next photo'}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
  return (
    <div className="photo-gallery">
      <div className="relative max-lg:-mx-[clamp(1.125rem,4vw,2.5rem)] lg:overflow-hidden lg:rounded-large">
        <div
          ref={row.ref}
          className={`gallery-track ${row.isDriven ? 'gallery-driven' : 'snap-x snap-mandatory overflow-x-auto'}`}
          role="group"
          tabIndex={0}
          aria-label={`Photos of this ${model}`}
          {...holdsKeys('ArrowLeft', 'ArrowRight', 'Enter')}
          onKeyDown={answerKey}
        >
          <ul className="flex">
            {slides.map((slide, index) => (
              <li
                key={index}
                id={slide.kind === 'photo' ? photoId(slide.number) : undefined}
                {...(index === 0 && slide.kind === 'photo' ? marks<VehicleMarks>({ sheet: 'photo' }) : {})}
                className="relative aspect-3/2 w-full shrink-0 snap-center overflow-hidden bg-raised"
              >
                {slide.kind === 'video' ? (
                  <Video slide={slide} name={name} images={images} isAwake={isAwake} tell={tell} />
                ) : (
                  <a
                    href={imageSource(slide.photo.url, WIDEST, images)}
                    {...HOLDS_PRESS}
                    draggable={false}
                    // A photo that sleeps says nothing.
                    aria-label={`Photo ${slide.number} of ${photos}`}
                    // With scripts the row is one stop of the keyboard, and not one for each photo.
                    tabIndex={isAwake ? -1 : undefined}
                    onClick={(event) => answerPhoto(event, index)}
                  >
                    <Photo
                      slide={slide}
                      alt={`${name}, photo ${slide.number} of ${photos}`}
                      images={images}
                      isFirst={isFirst}
                      isAwake={isAwake}
                    />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
        {slides.length > 1 && (
          <div className="gallery-controls needs-script no-print pointer-events-none absolute inset-0 flex items-center justify-between p-3">
            {stepButton(-1)}
            {stepButton(1)}
          </div>
        )}
        <button
          type="button"
          {...marks<VehiclePageMarks>({ 'open-viewer': true })}
          className="needs-script no-print absolute bottom-3 left-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-surface px-4 text-sm font-semibold shadow-card"
          aria-label={`View ${all.toLowerCase()} full screen`}
          onClick={(event) => onOpen(shown, event.currentTarget)}
        >
          <Icon name="expand" className="size-4.5" />
          <span>{all}</span>
        </button>
        <p className="no-print absolute right-3 bottom-3 inline-flex min-h-8 items-center gap-1.5 rounded-small bg-black/70 px-2.5 text-sm font-medium text-white even-figures">
          <Icon name="camera" className="size-4" />
          <span aria-live="polite">
            <span {...marks<VehiclePageMarks>({ current: true })}>{shown + 1}</span>{' '}
            <span>{`of ${slides.length}`}</span>
          </span>
        </p>
      </div>
      {hasThumbnails && (
        <Thumbnails
          slides={slides}
          images={images}
          shown={shown}
          onChoose={(slide) => {
            tell({ media: 'photo', did: 'step' });
            dispatch({ do: 'show', slide });
          }}
        />
      )}
    </div>
  );
}
