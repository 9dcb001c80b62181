import { slugify } from '../text/slugify.ts';
import type { Lead } from './lead.ts';

/** Answers that a payload has under a name of its own; each other one is in `answers`. */
const NAMED = new Set([
  'subcategory',
  'dealership_slug',
  'car_id',
  'additional_services',
  'offer_price',
  'model_name',
]);

/** The values of a lead by the names of spec F1. */
function leadValues({ category, consent, message, values, vehicle, ...lead }: Lead) {
  const make = lead.manufacturer?.name ?? vehicle?.make;
  const offer = Number(values['offer_price']);
  return {
    category,
    subcategory: lead.subcategory ?? values['subcategory'] ?? null,
    message: message ?? null,
    opt_in: consent.opt_in,
    dealership_slug: lead.dealership_slug ?? null,
    manufacturer_slug: lead.manufacturer?.slug ?? (make === undefined ? null : slugify(make)),
    stock_number: vehicle?.stock_number ?? null,
    'Vehicle Make': make ?? null,
    'Vehicle Model': vehicle?.model ?? values['model_name'] ?? null,
    car_type: vehicle?.car_type ?? null,
    car_id: vehicle?.id ?? values['car_id'] ?? null,
    vehicle_status: vehicle?.status ?? null,
    page_id: consent.page,
    additional_services: values['additional_services'] ?? null,
    offer_price: offer > 0 ? offer : null,
  };
}

/** Who asks, by the names of a form's fields (spec F7). */
function userData({ person }: Lead) {
  return {
    name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    postcode: person.postcode ?? null,
  };
}

/** What else a dealer's program may show of the vehicle; dollars and kilometres. */
function vehicleFacts({ vehicle }: Lead) {
  if (!vehicle) return null;
  return {
    slug: vehicle.slug,
    name: vehicle.name,
    year: vehicle.year ?? null,
    kilometres: vehicle.kilometres ?? null,
    vin: vehicle.vin ?? null,
    price: vehicle.price ?? null,
    price_note: vehicle.price_note ?? null,
  };
}

/**
 * A lead as webhooks and files of JSON carry it: the values of spec F1 under the names it gives them, who asks by the names
 * of F7, and what else is known. Every name is there in every lead, null where the lead has nothing for it.
 */
export function leadPayload(lead: Lead) {
  const others = Object.entries(lead.values).filter(([name]) => !NAMED.has(name));
  return {
    lead_id: lead.id,
    tenant: lead.tenant,
    received_at: lead.received_at,
    form: lead.form,
    event_id: lead.event,
    ...leadValues(lead),
    ...userData(lead),
    location_id: lead.location_id ?? null,
    location_slug: lead.location ?? null,
    url: lead.url,
    source: lead.source,
    user_agent: lead.user_agent,
    car_dealership_id: lead.vehicle?.dealership_id ?? null,
    lead_attributes: lead.attributes,
    answers: Object.fromEntries(others),
    vehicle: vehicleFacts(lead),
    files: lead.files,
    consent: lead.consent,
    suspicions: lead.suspicions,
  };
}

export type LeadPayload = ReturnType<typeof leadPayload>;
