/** How often a repayment falls due. */
export const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

type FrequencyFacts = {
  label: string;
  /** Behind an amount: '$120 /wk'. */
  suffix: string;
  /** Repayments a year (spec C3). */
  periods: number;
  /** Repayments a year as comparison rates count them (National Consumer Credit Protection Regulations 71, 100). */
  comparisonPeriods: number;
};

/** What is said and counted for each frequency (spec C3). */
export const FREQUENCY_FACTS = {
  weekly: { label: 'Weekly', suffix: '/wk', periods: 52, comparisonPeriods: 52.18 },
  fortnightly: { label: 'Fortnightly', suffix: '/fn', periods: 26, comparisonPeriods: 26.09 },
  monthly: { label: 'Monthly', suffix: '/mth', periods: 12, comparisonPeriods: 12 },
} satisfies Record<Frequency, FrequencyFacts>;

/** True if a word from outside names a frequency. */
export function isFrequency(word: string): word is Frequency {
  return Object.hasOwn(FREQUENCY_FACTS, word);
}
