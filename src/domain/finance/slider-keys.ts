import { within } from '../text/within.ts';

/** How many steps the page keys move. */
const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
};

/**
 * Where a key moves a slider that stands at `value`: to whole multiples of `by`, within its ends (spec C4). Its own step is
 * finer than anyone moves it by keys. Undefined for a key that moves nothing, or that the browser moves by itself.
 */
export function movedByKey(
  key: string,
  value: number,
  { min, max, by }: { min: number; max: number; by: number },
): number | undefined {
  const steps = STEPS[key];
  if (steps === undefined) return undefined;
  const from = steps > 0 ? Math.floor(value / by) : Math.ceil(value / by);
  return within((from + steps) * by, { min, max });
}
