/** The names of the fields of the form that say what a vehicle is, and of the one that carries its figure (spec F8). */
export const OWN_NAMES = {
  rego: 'rego',
  state: 'own_state',
  make: 'own_make',
  model: 'own_model',
  year: 'own_year',
  km: 'own_km',
  condition: 'condition',
  valuation: 'valuation',
} as const;

/** What the name of the field of an adjustment begins with. */
export const ADJUSTMENT_START = 'own_';
