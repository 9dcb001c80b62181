import type { LawRule } from '../rule.ts';

/** A former price is one that the dealer's own history proves. */
export const wasPrice: LawRule = {
  id: 'was-price',
  title: 'A former price was really asked for',
  source: {
    called: 'Australian Consumer Law, sections 18 and 29',
    url: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
  },
  level: 'refuse',
  begin: ({ provenWas }) => ({
    page: ({ address, prices }) =>
      prices.flatMap(({ of, place, was, amount }) => {
        if (was === undefined) return [];
        const proven = provenWas.get(of);
        const found =
          proven !== was
            ? `was $${was} for ${of}, and the history proves ${proven === undefined ? 'none' : `$${proven}`}`
            : amount !== undefined && amount >= was
              ? `was $${was}, now $${amount}, which is no reduction`
              : undefined;
        return found === undefined
          ? []
          : [
              {
                address,
                element: place,
                found,
                wayOut: 'Build again: former prices come from the history of published prices alone.',
              },
            ];
      }),
  }),
};
