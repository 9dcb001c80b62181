/** A draw, as it is proved afterwards. Moments are milliseconds since 1970. */
type PromotionDrawTable = {
  id: string;
  tenant: string;
  promotion: string;
  /** Says that a number took part without saying which; a random text once the person is erased. */
  phone_hash: string;
  /** Of winners alone, whom the dealer calls. */
  phone: string | null;
  /** Where the shopper said to live. */
  state: string;
  drawn_at: number;
  /** The prizes with their chances in 10,000 at that moment, as JSON. */
  odds: string;
  /** What the generator of random numbers gave: 0 up to 10,000. */
  number: number;
  /** The prize of the number, and the one that was won: missing where all of it were won before. */
  drawn: string | null;
  prize: string | null;
  /** SHA-256 of all that the page stated. */
  terms_hash: string;
};

/** How many of a prize were won. */
type PromotionPrizeTable = { tenant: string; promotion: string; prize: string; given: number };

export type PromotionTables = { promotion_draw: PromotionDrawTable; promotion_prize: PromotionPrizeTable };
