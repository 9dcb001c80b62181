import { useStore } from '@nanostores/react';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { holdsKeys } from '../../../components/ui/hold-marks.ts';
import { nextTab } from '../../../components/ui/connect-tabs.ts';
import { sendEvent, type MediaUse } from '../../../components/ui/send-event.ts';
import type { VehicleView } from '../../../domain/spin/vehicle-views.ts';
import type { PriceDisplay } from '../../../domain/vehicle/price-display.ts';
import { $freshPrice } from '../../../state/fresh-vehicle.ts';
import { InteriorStage } from '../spin/InteriorStage.tsx';
import type { InteriorData, SpinData } from '../spin/spin-data.ts';
import { SpinStage, StillStage } from '../spin/SpinStage.tsx';
import { FullScreenViewer } from './FullScreenViewer.tsx';
import { unpackPhoto } from './packed-photo.ts';
import { PhotoGallery } from './PhotoGallery.tsx';
import { slidesOf } from './slides-of.ts';
import type { ViewerProps } from './viewer-props.ts';
import viewerStyles from './viewer.css?inline';
import { viewerReducer } from './viewer-state.ts';

const LABELS = { spinner: 'Spin', gallery: 'Images', interior: 'Interior' } satisfies Record<
  VehicleView,
  string
>;

/** Tabs that choose one view each, by press and by key, as the ARIA practices say. */
function ViewTabs({
  views,
  shown,
  onChoose,
}: {
  views: readonly VehicleView[];
  shown: VehicleView;
  onChoose: (view: VehicleView) => void;
}) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const answerKey = (event: KeyboardEvent, index: number): void => {
    const next = nextTab(event.key, index, views.length);
    const view = next === undefined ? undefined : views[next];
    if (next === undefined || view === undefined) return;
    event.preventDefault();
    onChoose(view);
    tabs.current[next]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Ways to look at this vehicle"
      {...holdsKeys('ArrowLeft', 'ArrowRight', 'Home', 'End')}
      className="needs-script no-print mb-3 flex overflow-x-auto border-b border-line"
    >
      {views.map((view, index) => (
        <button
          key={view}
          ref={(tab) => void (tabs.current[index] = tab)}
          type="button"
          role="tab"
          id={`view-tab-${view}`}
          aria-controls={`view-${view}`}
          aria-selected={view === shown}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => onChoose(view)}
          onKeyDown={(event) => answerKey(event, index)}
          className="min-h-11 cursor-pointer border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink aria-selected:border-accent-strong aria-selected:text-ink"
        >
          {LABELS[view]}
        </button>
      ))}
    </div>
  );
}

/** What a vehicle costs, and what that includes. */
function priceWords(price: PriceDisplay): string {
  const note = 'label' in price ? price.label : 'note' in price ? price.note : undefined;
  return note ? `${price.text} ${note}` : price.text;
}

/** The way to a page of another site that shows the vehicle (spec V3). */
const ViewPage = ({ page, words }: { page: string; words: string }) => (
  <p className="mt-3">
    <a href={page} target="_blank" rel="noopener" className="button button-quiet">
      {`${words} (opens in a new tab)`}
    </a>
  </p>
);

/**
 * The ways to look at a vehicle: photos with their video, full screen, spin and interior (spec V2, V3, X1). Without scripts its
 * views follow one another, and the photos scroll.
 */
export function VehicleViewer(props: ViewerProps) {
  const { name, model, images, photos, video, views, first, spin, still, spinPage, interior, interiorPage } =
    props;
  const slides = useMemo(() => slidesOf(photos.map(unpackPhoto), video), []);
  const spinData = useMemo(() => spin && (JSON.parse(spin) as SpinData), []);
  const interiorData = useMemo(() => interior && (JSON.parse(interior.data) as InteriorData), []);
  const [state, dispatch] = useReducer(viewerReducer, {
    view: first,
    count: slides.length,
    slide: 0,
    isFull: false,
  });
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => adoptStyles(viewerStyles), []);
  useEffect(() => setAwake(true), []);
  const fresh = useStore($freshPrice, { ssr: 'initial' });
  const price = fresh === undefined ? props.price : fresh;

  const root = useRef<HTMLDivElement>(null);
  const tell = (use: MediaUse): void => void (root.current && sendEvent(root.current, 'media-use', use));
  const opener = useRef<HTMLElement>(null);
  const open = (slide: number, openedBy: HTMLElement): void => {
    opener.current = openedBy;
    tell({ media: 'photo', did: 'open' });
    dispatch({ do: 'open', slide });
  };
  useEffect(() => {
    if (!state.isFull) opener.current?.focus({ preventScroll: true });
  }, [state.isFull]);

  /** Views after the first wait for their tab; without scripts they follow one another, and are no panels. */
  const panel = (view: VehicleView, content: ReactNode) =>
    views.includes(view) && (
      <div
        id={`view-${view}`}
        className={state.view === view ? undefined : 'hidden noscript:block'}
        role={isAwake && views.length > 1 ? 'tabpanel' : undefined}
        aria-labelledby={isAwake && views.length > 1 ? `view-tab-${view}` : undefined}
      >
        {content}
      </div>
    );
  const gallery = slides.length > 0 && (
    <PhotoGallery
      slides={slides}
      name={name}
      model={model}
      images={images}
      hasThumbnails={props.hasThumbnails}
      isFirst={first === 'gallery'}
      isAwake={isAwake}
      state={state}
      dispatch={dispatch}
      tell={tell}
      onOpen={open}
    />
  );
  const hasStages = views.length > 1 || first !== 'gallery';
  const turn = (media: 'spin' | 'interior') => () => tell({ media, did: 'turn' });
  return (
    <div ref={root} className={hasStages ? 'spin-viewer' : undefined}>
      {views.length > 1 && (
        <ViewTabs
          views={views}
          shown={state.view}
          onChoose={(view) => dispatch({ do: 'choose-view', view })}
        />
      )}
      {hasStages ? (
        <>
          {panel(
            'spinner',
            <>
              {spinData && (
                <SpinStage
                  data={spinData}
                  alt={`${name}, seen from outside`}
                  isFirst={first === 'spinner'}
                  onTurn={turn('spin')}
                />
              )}
              {still && (
                <StillStage frame={still} alt={`${name}, seen from outside`} isFirst={first === 'spinner'} />
              )}
              {spinPage && <ViewPage page={spinPage} words="Open the 3D spin" />}
            </>,
          )}
          {panel('gallery', gallery)}
          {panel(
            'interior',
            <>
              {interior && interiorData && (
                <InteriorStage
                  address={interior.address}
                  data={interiorData}
                  alt={`${name}, interior`}
                  onTurn={turn('interior')}
                />
              )}
              {interiorPage && <ViewPage page={interiorPage} words="Look around the interior" />}
            </>,
          )}
        </>
      ) : (
        gallery
      )}
      {state.isFull && (
        <FullScreenViewer
          slides={slides}
          name={name}
          price={price ? priceWords(price) : ''}
          images={images}
          slide={state.slide}
          dispatch={dispatch}
          tell={tell}
        />
      )}
    </div>
  );
}
