/** The nearest number to `value` that lies between two ends, both included; the lower end for no number at all. */
export function within(value: number, { min, max }: { min: number; max: number }): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
}
