/** Recording that a shopper had the dealer's number shown (spec D6, K6). The number itself is in the page. */
export const REVEAL_PHONE = { method: 'POST', path: '/api/phone-reveals' } as const;

/** Which number, as far as the page knows: of a vehicle, of a location, or of the dealer as a whole. */
export type PhoneReveal = { car_id?: string; dealership_id?: string; website_id?: string };

export type PhoneRevealed = { recorded: boolean };

export const REVEAL_PHONE_EXAMPLE = {
  request: { car_id: 'stock-1041', dealership_id: '17', website_id: 'site-1' },
  answer: { recorded: true },
} satisfies { request: PhoneReveal; answer: PhoneRevealed };
