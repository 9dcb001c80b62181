/** What a shopper tells of a vehicle of their own; '' for what they do not. Days are YYYY-MM-DD. */
export const OWNED_FIELDS = [
  'plate',
  'state',
  'make',
  'model',
  'year',
  'km',
  'service_on',
  'service_km',
  'rego_on',
] as const;
export type OwnedField = (typeof OWNED_FIELDS)[number];

/** A vehicle of a shopper's own (spec A6), as a device and the backend keep it. */
export type OwnedVehicle = Record<OwnedField, string> & {
  id: string;
  /** When it was last changed, ISO 8601 in UTC: of two versions the newer counts. */
  changed_at: string;
  /** True if it was taken out; such a one says nothing else. */
  removed: boolean;
  /** Where reminders go; '' for none. */
  remind: string;
};

/** As many as a garage keeps. */
export const MAX_OWNED = 20;

/** How a vehicle is called: '2021 Hoshimi Sora', or its plate. */
export const ownedName = ({ year, make, model, plate, state }: OwnedVehicle): string =>
  [year, make, model].filter(Boolean).join(' ') || [plate, state && `(${state})`].filter(Boolean).join(' ');

/** A vehicle that is taken out: only that it was, and when. */
export const removedVehicle = (id: string, changed_at: string): OwnedVehicle => ({
  ...(Object.fromEntries(OWNED_FIELDS.map((name) => [name, ''])) as Record<OwnedField, string>),
  id,
  changed_at,
  removed: true,
  remind: '',
});
