/** A figure that a shopper got, for whoever keeps them beside the site (spec F8, K13). */
export const RECORD_VALUATION = { method: 'POST', path: '/api/miscellaneous' } as const;

/** The figures are those of the answer to the valuation; dollars. */
export type ValuationRecord = {
  column_name: 'valuation';
  valuation: { valuation_id: string; low: number; high: number; offer?: number; valued_on: string };
};

export type ValuationRecorded = { success: boolean };

export const RECORD_VALUATION_EXAMPLE = {
  request: {
    column_name: 'valuation',
    valuation: {
      valuation_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
      low: 17_200,
      high: 19_400,
      offer: 18_300,
      valued_on: '2026-11-22',
    },
  },
  answer: { success: true },
} satisfies { request: ValuationRecord; answer: ValuationRecorded };
