import { useEffect, useRef, useState, type RefObject } from 'react';
import { ZoomGestures } from './zoom-gestures.ts';

/**
 * Magnifies the photo of the slide (from 0) that shows within a viewer's `.viewer-track`; another slide is whole. Answers what
 * magnifies, and whether it does now.
 */
export function useZoom(
  viewer: RefObject<HTMLElement | null>,
  slide: number,
): [zoom: RefObject<ZoomGestures | null>, isZoomed: boolean] {
  const zoom = useRef<ZoomGestures>(null);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    const stage = viewer.current?.querySelector<HTMLElement>('.viewer-track');
    if (!stage) return;
    zoom.current ??= new ZoomGestures(stage, setZoomed);
    const shown = stage.querySelectorAll('.viewer-slide')[slide];
    // The poster of a video is not magnified.
    zoom.current.watch(shown?.querySelector<HTMLImageElement>(':scope > img:only-child') ?? undefined);
  }, [viewer, slide]);
  return [zoom, isZoomed];
}
