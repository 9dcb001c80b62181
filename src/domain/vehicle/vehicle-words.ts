/** The words of fields that have a fixed choice, in a file without zod: browsers check answers by them too. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export type CarType = (typeof CAR_TYPES)[number];

/** What a shopper is told each condition is. */
export const CAR_TYPE_WORDS = { new: 'New', demo: 'Demo', used: 'Used' } satisfies Record<CarType, string>;

export const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const PRICE_TYPES = ['drive_away', 'estimated_drive_away', 'excluding_government_charges'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];
