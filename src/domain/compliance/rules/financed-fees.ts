import { formatDollars } from '../../text/format.ts';
import type { LawRule } from '../rule.ts';
import { leavesFeesOut } from '../stated-loan.ts';

/** Fees that a rate and its comparison rate imply are in the repayment or the total, or it is said that they are charged apart. */
export const financedFees: LawRule = {
  id: 'financed-fees',
  title: 'A repayment or its total includes the fees that its comparison rate counts',
  source: {
    called: 'Australian Consumer Law, sections 18 and 29; National Credit Regulations, regulation 100',
    url: 'https://classic.austlii.edu.au/au/legis/cth/consol_reg/nccpr2010486/s71.html',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, rates }) =>
      rates.flatMap(({ loan, place, words }) => {
        const due = loan && leavesFeesOut(loan);
        if (!loan || due === undefined) return [];
        return [
          {
            address,
            element: place,
            found: `${words} is without the fees of ${formatDollars(due)} that ${loan.rate}% and ${loan.comparison}% imply, and so is the total`,
            wayOut:
              'Give the fees or the right pair of rates in finance.choices, or say finance.choices.fees.charged_apart.',
          },
        ];
      }),
  }),
};
