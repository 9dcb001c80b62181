/** Moments are milliseconds since 1970, days are YYYY-MM-DD. */

/** A vehicle of a shopper's own; `body` is what was told of it, as JSON. Of one that was taken out only that it was is kept. */
type OwnedVehicleTable = {
  account_id: string;
  id: string;
  tenant: string;
  /** By the clock of the device, and never ahead of ours. */
  changed_at: number;
  removed: number;
  body: string;
  /** Where reminders go; null for none. */
  subscriber_id: string | null;
  /** What was agreed to, and when. */
  wording: string | null;
  agreed_at: number | null;
  service_on: string | null;
  rego_on: string | null;
  /** The days that someone was reminded of. */
  service_told: string | null;
  rego_told: string | null;
};

/** That the person who reads an address was asked whether an account may send it reminders, and what they said. */
type ReminderProofTable = {
  id: string;
  tenant: string;
  account_id: string;
  subscriber_id: string;
  /** SHA-256 of what proves the address. */
  proof_hash: string;
  asked_at: number;
  proved_at: number | null;
  /** When the reminders were stopped: then the proof counts no more. */
  stopped_at: number | null;
};

export type GarageTables = {
  owned_vehicle: OwnedVehicleTable;
  reminder_proof: ReminderProofTable;
};
