/** Where one band ends and the next begins, in dollars, and the bands' names (spec S3 price_range, S8 picks). */
export const PRICE_BANDS = {
  edges: [5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 70000, 100000],
  labels: [
    'Under $5,000',
    '$5,000 - $10,000',
    '$10,000 - $15,000',
    '$15,000 - $20,000',
    '$20,000 - $25,000',
    '$25,000 - $30,000',
    '$30,000 - $40,000',
    '$40,000 - $50,000',
    '$50,000 - $70,000',
    '$70,000 - $100,000',
    'Over $100,000',
  ],
} as const;

/** The same for dollars a week of a subscription (spec S3 weekly_price_range). */
export const WEEKLY_PRICE_BANDS = {
  edges: [100, 150, 200, 250, 300, 400, 500],
  labels: [
    'Under $100',
    '$100 - $150',
    '$150 - $200',
    '$200 - $250',
    '$250 - $300',
    '$300 - $400',
    '$400 - $500',
    'Over $500',
  ],
} as const;
