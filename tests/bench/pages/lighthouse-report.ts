import * as z from 'zod';
import { type Spread, spreadOf } from './spread.ts';

/** Categories that must be perfect, beside performance, which is only told. */
export const PERFECT = ['accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = ['performance', ...PERFECT] as const;
type Category = (typeof CATEGORIES)[number];

const Item = z.looseObject({
  node: z.looseObject({ selector: z.string().optional(), snippet: z.string().optional() }).optional(),
  description: z.unknown().optional(),
  url: z.unknown().optional(),
});
const Audit = z.looseObject({
  title: z.string(),
  score: z.number().nullable(),
  // An array, but for checklists.
  details: z.looseObject({ items: z.unknown().optional() }).optional(),
});

/** What is read of a report of Lighthouse; a report with a score missing is no report. */
const Report = z.looseObject({
  runtimeError: z.undefined().optional(),
  environment: z.looseObject({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.enum(CATEGORIES),
    z.looseObject({
      score: z.number(),
      auditRefs: z.array(z.looseObject({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), Audit),
});

/** Scores from 0 to 100 of one run, the speed of the machine as Lighthouse found it, and audits that cost points. */
export type LighthouseRun = {
  scores: Record<Category, number>;
  benchmarkIndex: number;
  failures: string[];
};

/** The scores in the JSON of a report; undefined when a metric is missing, so that the run is to be repeated. */
export function readLighthouseReport(json: string): LighthouseRun | undefined {
  const parsed = Report.safeParse(parseJson(json));
  if (!parsed.success) return undefined;
  const { categories, audits, environment } = parsed.data;
  const score = (category: Category): number => Math.round(categories[category].score * 100);
  const failures = PERFECT.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return [`${category}: ${id} (${audit.title})${where(audit.details?.items)}`];
    }),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    benchmarkIndex: environment.benchmarkIndex,
    failures,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The nodes, or else the words and addresses, that an audit names. */
function where(items: unknown): string {
  if (!Array.isArray(items)) return '';
  const places = items.slice(0, 3).flatMap((item) => {
    const parsed = Item.safeParse(item);
    if (!parsed.success) return [];
    const { node, description, url } = parsed.data;
    const words = [description, url].filter((part) => typeof part === 'string').join(' ');
    return [node ? `${node.selector ?? ''} ${node.snippet ?? ''}`.trim() : words].filter(Boolean);
  });
  return places.length ? `: ${places.join('; ')}` : '';
}

/** Several runs of one page as one: medians with their spread, and every failure once. */
export type LighthouseResult = {
  spreads: Record<Category, Spread>;
  benchmarkIndex: Spread;
  failures: string[];
};

/** Throws RangeError without runs. */
export function combineRuns(runs: readonly LighthouseRun[]): LighthouseResult {
  const spread = (category: Category): Spread => spreadOf(runs.map(({ scores }) => scores[category]));
  return {
    spreads: {
      performance: spread('performance'),
      accessibility: spread('accessibility'),
      'best-practices': spread('best-practices'),
      seo: spread('seo'),
    },
    benchmarkIndex: spreadOf(runs.map(({ benchmarkIndex }) => benchmarkIndex)),
    failures: [...new Set(runs.flatMap(({ failures }) => failures))],
  };
}

/** Whether accessibility, best practices and SEO were 100 in the median. */
export const isPerfect = ({ spreads }: LighthouseResult): boolean =>
  PERFECT.every((category) => spreads[category].median === 100);
