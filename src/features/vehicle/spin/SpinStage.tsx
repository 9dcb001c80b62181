import { useState } from 'react';
import { marks } from '../../../components/ui/page-marks.ts';
import type { VehiclePageMarks } from '../page-marks.ts';
import type { SpinData } from './spin-data.ts';
import { STAGE_CLASS, StageHint } from './StageHint.tsx';
import { useFirstTurn, useStage } from './use-stage.ts';

/** The picture of a spin that shows until it turns, or for good. */
const StagePicture = ({ frame, alt, isFirst }: { frame: string; alt: string; isFirst: boolean }) => (
  // React would write a preload beside an eager picture that stands alone, and the picture follows at once.
  <picture className="contents">
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      src={frame}
      alt={alt}
      width="960"
      height="640"
      draggable={false}
      className="size-full object-contain"
    />
  </picture>
);

/** A spin of one frame: a picture (spec V3). */
export const StillStage = ({ frame, alt, isFirst }: { frame: string; alt: string; isFirst: boolean }) => (
  <div className={STAGE_CLASS}>
    <StagePicture frame={frame} alt={alt} isFirst={isFirst} />
  </div>
);

/** A vehicle that is turned by drag and keys, and turns once by itself (spec V3); it is drawn by hand, in a box of its own. */
export function SpinStage({
  data,
  alt,
  isFirst,
  onTurn,
}: {
  data: SpinData;
  alt: string;
  isFirst: boolean;
  /** Called once, when a shopper first turns it. */
  onTurn: () => void;
}) {
  const [isReady, setReady] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const isStill = isLoaded && !isReady;
  const [stage, layer] = useStage((element, box) => {
    import('./start-stages.ts')
      .then(({ startSpin }) =>
        startSpin({ stage: element, layer: box, label: alt }, data, () => setReady(true)),
      )
      .then(
        () => setLoaded(true),
        () => {}, // Without a network the first picture stays.
      );
  });
  const turn = useFirstTurn(onTurn);
  return (
    <div
      ref={stage}
      className={STAGE_CLASS}
      // The keys find it before there is something to turn, and are handed on then.
      {...(!isReady && !isStill && { role: 'group', 'aria-label': 'Spin', tabIndex: 0 })}
      {...marks<VehiclePageMarks>({ spin: true, ready: isReady || undefined, loaded: isLoaded || undefined })}
      onPointerDown={turn}
      onKeyDown={turn}
    >
      <StagePicture frame={data.frames[data.opening] ?? ''} alt={isReady ? '' : alt} isFirst={isFirst} />
      <div ref={layer} />
      {!isStill && <StageHint words="Drag to turn" />}
    </div>
  );
}
