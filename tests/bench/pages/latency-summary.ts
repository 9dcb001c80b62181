import { percentile } from '../search/measure.ts';

/** The most that three of four steps may take, milliseconds. */
export const MAX_P75 = 100;

/** Steps of one interaction over all its pages; milliseconds. */
export type LatencySummary = { steps: number; p50: number; p75: number; p95: number; isFast: boolean };

/** Percentiles of the steps; undefined without any. */
export function summariseLatency(values: readonly number[]): LatencySummary | undefined {
  if (values.length === 0) return undefined;
  const [p50, p75, p95] = [percentile(values, 0.5), percentile(values, 0.75), percentile(values, 0.95)];
  return { steps: values.length, p50, p75, p95, isFast: p75 < MAX_P75 };
}
