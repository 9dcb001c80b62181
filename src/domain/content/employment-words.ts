import type { PositionCard } from './content-view.ts';

/** What a position is, in a line: 'Full-time · Glynde · $70,000 a year'. */
export function employmentWords({
  employment,
  location,
  pay,
}: Pick<PositionCard, 'employment' | 'location' | 'pay'>): string {
  const kind = employment.slice(0, 1).toUpperCase() + employment.slice(1);
  return [kind, location?.name, pay].filter(Boolean).join(' · ');
}
