import { pricePolicy } from '../../price-policy/price-policy.ts';
import type { LawRule } from '../rule.ts';
import { WITHOUT_CHARGES } from '../without-charges.ts';

/** What a price includes stands beside it, and where a state expects the total it is the total. */
export const priceIncludes: LawRule = {
  id: 'price-includes',
  title: 'A price says what it includes, and is the total where the state expects that',
  source: {
    called:
      'Australian Consumer Law, section 48; Consumer Affairs Victoria, self-assessment of motor car traders',
    url: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
  },
  level: 'warn',
  begin: () => ({
    page: ({ address, vehicle, prices }) => {
      const own = prices.find(({ of, amount }) => of === address && amount !== undefined);
      if (!vehicle || vehicle.isSold || !own) return [];
      const finding = { address, element: own.place };
      if (own.label === '')
        return [
          {
            ...finding,
            found: `$${own.amount} without a word on what it includes`,
            wayOut: 'Give price_type in the feed.',
          },
        ];
      const allowed = pricePolicy(vehicle.state)?.allowed[vehicle.condition] ?? [];
      return WITHOUT_CHARGES.test(own.label) && !allowed.includes('excluding_government_charges')
        ? [
            {
              ...finding,
              found: `'${own.label}' in ${vehicle.state}, which expects the total of a ${vehicle.condition} vehicle`,
              wayOut: 'Ask the feed’s provider for the drive-away price.',
            },
          ]
        : [];
    },
  }),
};
