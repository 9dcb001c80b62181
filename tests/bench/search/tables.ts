import type { MeasuredInChromium } from './in-chromium.ts';
import type { MeasuredInNode } from './in-node.ts';
import { percentile } from './measure.ts';
import { type CandidateName, LABELS } from './peers.ts';

/** What was measured of one candidate at one size; ours again on the very states a slow peer got through. */
export type Result = {
  size: string;
  cars: number;
  name: CandidateName;
  states: number;
  shippedAtQ9: number;
  node?: MeasuredInNode;
  ours?: MeasuredInNode;
  chromium?: MeasuredInChromium;
  oursInChromium?: MeasuredInChromium;
};

const milliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
const times = (value: number, ours: number): string => `${(value / ours).toFixed(1)}x`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Times in Node: each peer beside ours, asked the same states in the same run. */
export function nodeTable(results: readonly Result[]): string[] {
  const head = [
    'cars',
    'candidate',
    'states',
    'bytes to 1st answer, ms',
    'then idle, ms',
    'cold p50 / p95',
    'warm p50 / p95',
    'p50 of ours',
    'MB in memory',
    'of ours',
    'KB sent (q9)',
  ];
  const rows = results.flatMap(({ cars, name, states, node, ours, shippedAtQ9 }) => {
    if (!node) return [];
    const both = (values: number[]): string =>
      [0.5, 0.95].map((share) => milliseconds(percentile(values, share))).join(' / ');
    return [
      line([
        cars.toLocaleString('en-AU'),
        LABELS[name],
        String(states),
        milliseconds(node.firstAnswer),
        node.idle < 0.1 ? '' : milliseconds(node.idle),
        both(node.cold),
        both(node.warm),
        ours ? times(percentile(node.cold, 0.5), percentile(ours.cold, 0.5)) : '',
        (node.bytes / 1e6).toFixed(1),
        ours ? times(node.bytes, ours.bytes) : '',
        kilobytes(shippedAtQ9),
      ]),
    ];
  });
  return rows.length ? [line(head), line(head.map(() => '---')), ...rows] : [];
}

/** Times in a worker of Chromium. */
export function chromiumTable(results: readonly Result[]): string[] {
  const head = ['cars', 'candidate', 'states', 'boot, ms', 'p50', 'p95', 'p50 of ours', 'p95 of ours'];
  const rows = results.flatMap(({ cars, name, states, chromium, oursInChromium: ours }) => {
    if (!chromium) return [];
    const at = (measured: MeasuredInChromium, share: number): number => percentile(measured.cold, share);
    return [
      line([
        cars.toLocaleString('en-AU'),
        LABELS[name],
        String(states),
        milliseconds(chromium.boot),
        milliseconds(at(chromium, 0.5)),
        milliseconds(at(chromium, 0.95)),
        ours ? times(at(chromium, 0.5), at(ours, 0.5)) : '',
        ours ? times(at(chromium, 0.95), at(ours, 0.95)) : '',
      ]),
    ];
  });
  return rows.length ? [line(head), line(head.map(() => '---')), ...rows] : [];
}

/** One aim with what was measured. */
export type Aim = { what: string; aim: string; got: string; isMet: boolean };

export function aimsTable(aims: readonly Aim[]): string[] {
  const head = ['aim', 'asked', 'measured', ''];
  return [
    line(head),
    line(head.map(() => '---')),
    ...aims.map(({ what, aim, got, isMet }) => line([what, aim, got, isMet ? 'met' : '**missed**'])),
  ];
}
