import type { Lead } from '../../domain/lead/lead.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** The name of the place that a lead asks; of another tenant's, which only the operator sees, what the lead says. */
export const placeOf = ({ tenant, slug }: SiteRelease, lead: Lead): string =>
  lead.tenant === slug
    ? (tenant.locations.find((location) => location.slug === lead.location)?.name ?? lead.location ?? '')
    : [lead.tenant, lead.location].filter(Boolean).join(', ');
