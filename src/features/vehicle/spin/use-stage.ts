import { useEffect, useRef, type RefObject } from 'react';

/** Starts what is drawn on a stage by hand, once the stage comes into view. */
export function useStage(
  start: (stage: HTMLElement, layer: HTMLElement) => void,
): [stage: RefObject<HTMLDivElement | null>, layer: RefObject<HTMLDivElement | null>] {
  const stage = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (layer.current) start(element, layer.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [stage, layer];
}

/** What a press or key on a stage calls: `onTurn` the first time, nothing after it. */
export function useFirstTurn(onTurn: () => void): () => void {
  const hasTurned = useRef(false);
  return () => {
    if (!hasTurned.current) onTurn();
    hasTurned.current = true;
  };
}
