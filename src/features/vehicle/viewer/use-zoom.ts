import { useEffect, useRef, useState, type RefObject } from 'react';
import { ZoomGestures } from './zoom-gestures.ts';

/**
 * Magnifies the photo of the slide (from 0) that shows on a stage; another slide is whole. `photos` has the picture of each slide,
 * and none of a video, whose poster is not magnified. Answers what magnifies, and whether it does now.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  photos: RefObject<readonly (HTMLImageElement | null)[]>,
  slide: number,
): [zoom: RefObject<ZoomGestures | null>, isZoomed: boolean] {
  const zoom = useRef<ZoomGestures>(null);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    zoom.current ??= new ZoomGestures(stage.current, setZoomed);
    zoom.current.watch(photos.current[slide] ?? undefined);
  }, [stage, photos, slide]);
  return [zoom, isZoomed];
}
