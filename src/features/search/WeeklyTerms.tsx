import type { ReactNode } from 'react';
import { PAGE_MARKS } from '../../domain/compliance/page-marks.ts';
import type { WeeklyTerms as WeeklyTermsData } from '../../domain/finance/weekly-list.ts';
import { WEEKLY_TERMS_ID } from '../../domain/search/weekly-card.ts';

/** Cards that come before the terms: the first row of a wide window fills up around them, and a phone shows two first. */
export const CARDS_BEFORE = 2;

/**
 * The items of a list with the terms of its weekly figures among them, in a row of their own: an example with its comparison rate,
 * the warning and who provides the credit (spec C2, S3). WeeklyTermsLink leads to them, and the law check looks for both.
 */
export function withWeeklyTerms(
  items: readonly ReactNode[],
  terms: WeeklyTermsData | undefined,
): ReactNode[] {
  if (!terms) return [...items];
  return [
    ...items.slice(0, CARDS_BEFORE),
    <li key="weekly-terms" className="weekly-terms">
      <WeeklyTerms terms={terms} />
    </li>,
    ...items.slice(CARDS_BEFORE),
  ];
}

export function WeeklyTerms({ terms }: { terms: WeeklyTermsData }) {
  return (
    <section
      {...{ [PAGE_MARKS.terms]: '' }}
      id={WEEKLY_TERMS_ID}
      tabIndex={-1}
      aria-label="How weekly figures are worked out"
    >
      <p>
        <span>Weekly figures are estimates for the price on each card, worked out like this: </span>
        <b className="text-ink">{terms.payment}</b>, <b className="text-ink">{terms.comparison}</b>.{' '}
        <span>{terms.terms}</span>
      </p>
      <p>
        <span>{terms.warning}</span> <span>{terms.credit}</span>
      </p>
    </section>
  );
}
