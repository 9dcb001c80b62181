import { useRef, useState } from 'react';
import { marks } from '../../../components/ui/page-marks.ts';
import type { VehiclePageMarks } from '../page-marks.ts';
import type { InteriorData } from './spin-data.ts';
import { STAGE_CLASS, StageHint } from './StageHint.tsx';
import { useFirstTurn, useStage } from './use-stage.ts';

/** A cabin to look round in by drag and keys (spec V3); it is drawn by hand, in a box of its own. */
export function InteriorStage({
  address,
  data,
  alt,
  onTurn,
}: {
  address: string;
  data: InteriorData;
  alt: string;
  /** Called once, when a shopper first looks round. */
  onTurn: () => void;
}) {
  const [state, setState] = useState<'waiting' | 'ready' | 'broken'>('waiting');
  const image = useRef<HTMLImageElement>(null);
  const [stage, layer] = useStage((element, box) => {
    const picture = image.current;
    if (!picture) return;
    import('./start-stages.ts')
      .then(({ startInterior }) => startInterior({ stage: element, layer: box, image: picture }, data))
      .then(
        (came) => setState(came ? 'ready' : 'broken'),
        () => {}, // Without a network the picture stays.
      );
  });
  const turn = useFirstTurn(onTurn);
  return (
    <div
      ref={stage}
      className={STAGE_CLASS}
      {...marks<VehiclePageMarks>({ interior: true, ready: state === 'ready' || undefined })}
      onPointerDown={turn}
      onKeyDown={turn}
    >
      <img
        ref={image}
        loading="lazy"
        decoding="async"
        src={address}
        alt={alt}
        width="960"
        height="640"
        draggable={false}
        hidden={state === 'broken'}
        className="size-full object-cover"
      />
      <div ref={layer} />
      {state !== 'broken' && <StageHint words="Drag to look around" />}
    </div>
  );
}
