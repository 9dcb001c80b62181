import type { LawRule } from '../rule.ts';
import { WITHOUT_CHARGES } from '../without-charges.ts';

/** A used vehicle is offered at a total, and not before government charges that can be worked out. */
export const totalPrice: LawRule = {
  id: 'total-price',
  title: 'A used vehicle is offered at its total price',
  source: {
    called: 'Australian Consumer Law, section 48',
    url: 'https://www.accc.gov.au/content/index.phtml/itemId/816389',
  },
  level: 'warn',
  begin: () => ({
    page: ({ address, vehicle, prices }) => {
      if (vehicle?.condition !== 'used' || vehicle.isSold) return [];
      const own = prices.find(({ of, amount }) => of === address && amount !== undefined);
      if (!own || !WITHOUT_CHARGES.test(own.label)) return [];
      return [
        {
          address,
          element: own.place,
          found: `$${own.amount} '${own.label}' and no total beside it`,
          wayOut: 'Give the drive-away price in the feed, with price_type drive_away.',
        },
      ];
    },
  }),
};
