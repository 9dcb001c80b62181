const MEASURE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** A figure with its unit, '2,800 kg', '7.4 L/100 km', at most one decimal; undefined for none and for 0, which feeds write for none. */
export function formatMeasure(value: number | undefined, unit: string): string | undefined {
  return value ? `${MEASURE.format(value)} ${unit}` : undefined;
}
