/** A loan quote for a price (spec C10, K9). A page that gets none says nothing of it. */
export const REQUEST_QUOTE = { method: 'POST', path: '/api/youx/quote' } as const;

/** Exactly what the call takes: the credit score and the term are always these two. */
export type QuoteRequest = {
  selfAssessedCreditScore: 'GREAT';
  /** Dollars. */
  purchasePrice: number;
  /** Years. */
  loanTerm: 5;
  year?: number;
  vin?: string;
  nvic?: string;
  /** The dealer's name. */
  whoIsHelping: string;
};

/** Dollars a week, percent a year. `estimate` marks the dealer's own arithmetic, where no provider quotes. */
export type Quote = {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
  estimate?: true;
};

export const REQUEST_QUOTE_EXAMPLE = {
  request: {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 28_990,
    loanTerm: 5,
    year: 2021,
    vin: '6T1BF3FK10X000001',
    whoIsHelping: 'Wattle Used Cars',
  },
  answer: { weeklyRepaymentAmount: 137, comparisonRate: 8.19, advertisedRate: 6.29, estimate: true },
} satisfies { request: QuoteRequest; answer: Quote };
