import { markdownTable } from './markdown-table.ts';
import { PAGE_KINDS } from '../../browser/page-budgets.ts';
import { type Breach, heaviest, type Measure, overBudget, type PageWeight } from './page-weight.ts';

const TITLES = {
  js: 'JS at load',
  jsAfterIslands: 'JS after islands',
  css: 'CSS',
  font: 'font',
  html: 'HTML',
  images: 'images',
  requests: 'requests',
  shift: 'shift',
} satisfies Record<Measure, string>;

const DIGITS: Partial<Record<Measure, number>> = { requests: 0, shift: 4 };

function figure(measure: Measure, value: number): string {
  return value === 0 ? '0' : value.toFixed(DIGITS[measure] ?? 1);
}

const shown = ({ measure, weight, budget }: Breach): string => {
  const text = `${figure(measure, weight)} of ${budget}`;
  return weight > budget ? `**${text}**` : text;
};

/** The heaviest weight of each kind of page, of its budget; KB of brotli bodies. */
export function weightTable(pages: readonly PageWeight[]): string[] {
  const rows = PAGE_KINDS.map((kind) => ({ kind, worst: heaviest(pages, kind) }))
    .filter(({ worst }) => worst.length > 0)
    .map(({ kind, worst }) => [
      kind,
      String(pages.filter((page) => page.kind === kind).length),
      ...worst.map(shown),
    ]);
  return markdownTable(['page', 'pages', ...Object.values(TITLES)], rows);
}

/** A line for each kind: which pages weigh most, and of what. */
export function heaviestLines(pages: readonly PageWeight[]): string[] {
  return PAGE_KINDS.flatMap((kind) => {
    const worst = heaviest(pages, kind).filter(({ weight }) => weight > 0);
    const byPage = Map.groupBy(worst, ({ page }) => `${page.slug}${page.address}`);
    const parts = [...byPage].map(
      ([name, ones]) => `${name} (${ones.map(({ measure }) => TITLES[measure]).join(', ')})`,
    );
    return parts.length ? [`heaviest ${kind}: ${parts.join('; ')}`] : [];
  });
}

/** A line for every budget that a page breaks, and for every page with islands that nothing woke. */
export function breachLines(pages: readonly PageWeight[]): string[] {
  const breaches = pages.flatMap(overBudget);
  const asleep = pages.filter((page) => page.asleep > 0);
  return [
    ...breaches.map(
      ({ page, measure, weight, budget }) =>
        `over budget: ${page.slug}${page.address} (${page.kind}): ${TITLES[measure]} ${figure(measure, weight)}, at most ${budget}${
          measure === 'shift' ? `, moved: ${page.moved.slice(0, 3).join(', ')}` : ''
        }`,
    ),
    ...asleep.map(
      ({ slug, address, asleep: count }) => `not weighed: ${slug}${address}: ${count} islands sleep on`,
    ),
    `${pages.length} pages weighed, ${new Set(breaches.map(({ page }) => page)).size} of them over a budget`,
  ];
}
