import { wcagContrast } from 'culori';
import { opaqueColour } from './opaque-colour.ts';

/** WCAG contrast of two opaque CSS colours, 1 to 21; undefined when `opaqueColour` cannot read one of them. */
export function colourContrast(one: string, other: string): number | undefined {
  const first = opaqueColour(one);
  const second = opaqueColour(other);
  return first && second && wcagContrast(first, second);
}
