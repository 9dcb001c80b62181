/** Who asks. What a form does not ask for is left out; the phone is in its international form, `+61412345678`. */
export type LeadPerson = {
  first_name?: string;
  last_name?: string;
  email?: string;
  phone?: string;
  postcode?: string;
};

/** The vehicle that a lead is about, as the site showed it when the lead arrived. */
export type LeadVehicle = {
  id: string;
  slug: string;
  name: string;
  car_type: string;
  /** The dealer's word of whether it can be had: in_stock, coming_soon, sold or another (spec D2). */
  status?: string;
  /** As lead programs ask for them one by one. */
  year?: number;
  make?: string;
  model?: string;
  kilometres?: number;
  stock_number?: string;
  vin?: string;
  /** In dollars, with the words that stand beside it on every page. */
  price?: number;
  price_note?: string;
  /** The feed's id of the dealership that has it. */
  dealership_id?: string;
};

/** A file that came with a lead; its bytes lie outside every web root under `key`. */
export type LeadFile = { key: string; name: string; type: string; bytes: number };

/** Where the shopper was when asking (spec F1): the parameters of forms that linked here, and what was looked at. */
export type LeadAttributes = {
  /** Paths of this visit, oldest first, at most 50. */
  visited_pages: string[];
  linked_query_params: Record<string, string>;
  shortlist?: string[];
  /** The calculation of the shopper, as an address that opens it again. */
  finance?: string;
};

/** What was agreed to, for the ledger of consents: the wording by its SHA-256, the page and the moment. */
export type LeadConsent = { wording_hash: string; page: string; at: string; opt_in: boolean };

/** A lead as it is stored and delivered (spec F1). Moments are ISO 8601 in UTC. */
export type Lead = {
  id: string;
  tenant: string;
  received_at: string;
  /** The id of its form in LEAD_FORMS. */
  form: string;
  category: string;
  subcategory?: string;
  /** The id of its event (spec F11). */
  event: number;
  /** The slug of the location that is asked; absent for the dealer as a whole. */
  location?: string;
  location_id?: string;
  /** The dealership that was preferred, else that of the location or the vehicle. */
  dealership_slug?: string;
  /** Who makes the vehicle or the model that is asked about, by the slug that its pages have. */
  manufacturer?: { slug: string; name: string };
  person: LeadPerson;
  message?: string;
  /** What the form asks beside that, by the names of its fields. */
  values: Record<string, string>;
  vehicle?: LeadVehicle;
  files: LeadFile[];
  consent: LeadConsent;
  /** The page of the form, and what the browser says of itself. */
  url: string;
  user_agent: string;
  source: 'Website';
  attributes: LeadAttributes;
  /** Why the lead may be no person's; such leads are kept and marked, never dropped. */
  suspicions: string[];
};
