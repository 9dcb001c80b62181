/** A mutant that no test can catch, because it changes nothing that can be seen. */
type EquivalentMutant = {
  file: string;
  /** The line it is on, as it is. */
  code: string;
  /** What Stryker writes into it. */
  replacement: string;
  reason: string;
};

/** Known survivors, each with the reason why it is no gap in the tests. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    file: 'src/domain/finance/comparison-rate.ts',
    code: 'if (presentValue(loan, middle) + loan.feesAtStart > loan.credit) low = middle;',
    replacement: 'presentValue(loan, middle) + loan.feesAtStart >= loan.credit',
    reason: 'The bisection ends at the same rate to the last digit whichever half an exact hit falls into.',
  },
];
