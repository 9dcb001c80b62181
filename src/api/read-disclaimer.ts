/** The small print of a vehicle's finance figures, by the vehicle's id (spec C9, K15). */
export const READ_DISCLAIMER = { method: 'GET', path: '/api/cars/{car_id}/finance-disclaimer' } as const;

export type DisclaimerQuestion = { car_id: string };

export type DisclaimerAnswer = { disclaimer: string };

export const READ_DISCLAIMER_EXAMPLE = {
  request: { car_id: 'stock-1041' },
  answer: { disclaimer: "Finance is subject to the lender's approval." },
} satisfies { request: DisclaimerQuestion; answer: DisclaimerAnswer };
