import { wrapRound } from './wrap-round.ts';

/** The tab (from 0, of `count`) that a key leads to from `current`, as the ARIA practices say; undefined for other keys. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return wrapRound(current, 1, count);
    case 'ArrowLeft':
      return wrapRound(current, -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
