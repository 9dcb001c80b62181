/** Moments are milliseconds since 1970. */

/** A figure that a shopper got; `body` is what was asked and answered, as JSON. */
type TradeInValuationTable = {
  id: string;
  tenant: string;
  valued_at: number;
  /** The lead that was sent with it: until then nobody is named. */
  lead_id: string | null;
  /** When the page that showed it said so (spec K13). */
  recorded_at: number | null;
  body: string;
};

/** An offer that was accepted, once for the lead that it was made on. */
type TradeInAcceptanceTable = {
  lead_id: string;
  tenant: string;
  valuation_id: string;
  accepted_at: number;
  /** Dollars. */
  offer: number;
  /** The lead by which the dealer is told. */
  accepting_lead_id: string;
};

export type TradeInTables = {
  trade_in_valuation: TradeInValuationTable;
  trade_in_acceptance: TradeInAcceptanceTable;
};
