import { BUDGETS, type PageKind } from '../../browser/page-budgets.ts';

/** What a page has a budget of: kilobytes, a number of requests, and the layout shift that must be 0. */
export const MEASURES = [
  'js',
  'jsAfterIslands',
  'css',
  'font',
  'html',
  'images',
  'requests',
  'shift',
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * One page with what it weighs. `asleep` counts islands that nothing woke, so that their scripts are not counted; `moved`
 * names the elements that made the layout shift.
 */
export type PageWeight = {
  slug: string;
  kind: PageKind;
  address: string;
  weight: Record<Measure, number>;
  asleep: number;
  moved: string[];
};

export type Breach = { page: PageWeight; measure: Measure; weight: number; budget: number };

const budgetOf = (kind: PageKind, measure: Measure): number =>
  measure === 'shift' ? 0 : BUDGETS[kind][measure];

/** Every budget of design section 11 that a page breaks; a budget that is just reached is kept. */
export function overBudget(page: PageWeight): Breach[] {
  return MEASURES.map((measure) => ({
    page,
    measure,
    weight: page.weight[measure],
    budget: budgetOf(page.kind, measure),
  })).filter(({ weight, budget }) => weight > budget);
}

/** The heaviest of each measure among pages of one kind, each with the page that weighs it and the budget. */
export function heaviest(pages: readonly PageWeight[], kind: PageKind): Breach[] {
  const ofKind = pages.filter((page) => page.kind === kind);
  return MEASURES.flatMap((measure) => {
    const [page] = ofKind.toSorted((a, b) => b.weight[measure] - a.weight[measure]);
    return page ? [{ page, measure, weight: page.weight[measure], budget: budgetOf(kind, measure) }] : [];
  });
}
