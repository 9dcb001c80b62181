import { hash } from 'node:crypto';
import type { LeadSubmission } from '../../api/submit-lead.ts';
import { leadEvent } from '../../domain/lead/lead-event.ts';
import type { Location } from '../../domain/location/location.ts';
import type { LeadFormId } from '../../domain/lead/lead-form-ids.ts';
import type { Lead, LeadFile, LeadVehicle } from '../../domain/lead/lead.ts';
import type { LeadParts } from '../../domain/lead/validate-lead.ts';
import { manufacturerOf } from '../../domain/model/manufacturer-of.ts';
import type { GoneVehicle } from '../../domain/vehicle/gone-vehicle.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { onceFor } from '../once-for.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

const MAX_AGENT_LENGTH = 500;

/** A vehicle as its page shows it, with the one price that is everywhere (spec D3, D4). */
function leadVehicle(vehicle: Vehicle, settings: Tenant): LeadVehicle {
  const price = priceDisplay(vehicle, settings.price);
  const note = 'label' in price ? price.label : 'note' in price ? price.note : undefined;
  const { id, slug, name, car_type, status, year, make, model, km, stocknum, vin, dealership_id } = vehicle;
  return {
    id,
    slug,
    name,
    car_type,
    status,
    make,
    model,
    ...(year !== undefined && { year }),
    ...(km !== undefined && { kilometres: km }),
    ...(stocknum !== undefined && { stock_number: stocknum }),
    ...(vin !== undefined && { vin }),
    ...('amount' in price && { price: price.amount }),
    ...(note !== undefined && { price_note: note }),
    ...(dealership_id !== undefined && { dealership_id }),
  };
}

/** The same, put together once for all leads about a vehicle. */
const leadVehicles = onceFor((settings: Tenant) =>
  onceFor((vehicle: Vehicle) => leadVehicle(vehicle, settings)),
);

/** Who makes a vehicle, found once for all leads about it. */
const makersOf = onceFor(({ models }: Tenant) =>
  onceFor(({ make }: Vehicle) => ({ maker: manufacturerOf(models, make, undefined) })),
);

/** What is left of a vehicle that the site no longer shows. */
function goneVehicle({ id, slug, name, car_type, make, model, sold }: GoneVehicle): LeadVehicle {
  return { id, slug, name, car_type, make, model, ...(sold && { status: 'sold' }) };
}

/** The address that a form says it was on, if that is a page of this site; the home page otherwise. */
export function pageOf(url: string, { tenant, hosts }: SiteRelease, host: string): string {
  const page = URL.parse(url, tenant.site.url);
  const own = [...hosts, host];
  return page && /^https?:$/.test(page.protocol) && own.includes(page.hostname) ? page.href : tenant.site.url;
}

/** What was agreed to, by its words: they can change, and the ledger must say which they were. */
const wordingHash = onceFor(({ leads }: Tenant): string =>
  hash('sha256', leads === false ? '' : JSON.stringify([leads.consent, leads.opt_in])),
);

type Received = {
  id: string;
  form: LeadFormId;
  parts: LeadParts;
  submission: LeadSubmission;
  site: SiteRelease;
  /** The place at which a time or a day is asked for, before any other that answers. */
  place: Location | undefined;
  host: string;
  files: LeadFile[];
  userAgent: string;
  suspicions: string[];
  /** Milliseconds. */
  now: number;
};

/** A lead from a form that was found right (spec F1): with the vehicle, the place and the price that the site shows now. */
export function leadOf({
  id,
  form,
  parts,
  submission,
  site,
  place,
  host,
  files,
  userAgent,
  suspicions,
  now,
}: Received): Lead {
  const { tenant, slug, vehicles, gone } = site;
  const asked = submission.car_id ?? '';
  const vehicle = vehicles.get(asked);
  const left = vehicle ? undefined : gone.get(asked);
  const known = vehicle ? leadVehicles(tenant)(vehicle) : left && goneVehicle(left);
  const location =
    place ??
    tenant.locations.find((each) => each.id === parts.location_id) ??
    tenant.locations.find((each) => each.slug === vehicle?.location_slug);
  const dealership = parts.values['dealership_slug'] ?? location?.dealership_slug ?? vehicle?.dealership_slug;
  const manufacturer = vehicle?.make
    ? makersOf(tenant)(vehicle).maker
    : manufacturerOf(tenant.models, known?.make, parts.values['model_id']);
  const url = pageOf(submission.url, site, host);
  const at = new Date(now).toISOString();
  // A vehicle that the site does not know is still what the shopper asks about.
  const values = known || asked === '' ? parts.values : { ...parts.values, car_id: asked };
  return {
    id,
    tenant: slug,
    received_at: at,
    form,
    category: parts.category,
    event: leadEvent(form, vehicle ?? left),
    ...(location && { location: location.slug, location_id: location.id }),
    ...(dealership !== undefined && { dealership_slug: dealership }),
    ...(manufacturer && { manufacturer }),
    person: parts.person,
    ...(parts.message !== undefined && { message: parts.message }),
    values,
    ...(known && { vehicle: known }),
    files,
    consent: { wording_hash: wordingHash(tenant), page: new URL(url).pathname, at, opt_in: parts.opt_in },
    url,
    user_agent: userAgent.toWellFormed().slice(0, MAX_AGENT_LENGTH),
    source: 'Website',
    attributes: submission.attributes ?? { visited_pages: [], linked_query_params: {} },
    suspicions,
  };
}
