import { isToCome } from '../../domain/garage/attention.ts';
import type { Garage, GarageSearch } from '../../domain/garage/garage.ts';
import { searchHref } from '../../domain/saved-search/saved-search.ts';
import type { Account } from '../account-store/accounts.ts';
import { watchedCars } from '../account-store/watchlist.ts';
import { ownedVehicles } from '../garage-store/owned-vehicles.ts';
import { unprovedAddresses } from '../garage-store/reminder-proofs.ts';
import { listSearches, type KeptSearch } from '../saved-search-store/list-searches.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { garageAppointment, garageEnquiry, garageReservation, garageTradeIn } from './garage-things.ts';
import { leadsOfPhone } from './leads-of-phone.ts';

const garageSearch = (search: KeptSearch): GarageSearch => ({
  id: search.id,
  label: search.label,
  href: searchHref(search),
  confirmed: search.confirmedAt !== null,
  since: new Date(search.createdAt).toISOString(),
});

/** All that an account has at the dealer of a site (spec A6); `now` in milliseconds. */
export async function garageOf(
  store: Store,
  { id, tenant, phone }: Account,
  site: SiteRelease,
  now: number,
): Promise<Garage> {
  const leads = await leadsOfPhone(store, { tenant, phone });
  const searches = await listSearches(store, { accountId: id });
  const appointments = leads
    .flatMap((lead) => garageAppointment(lead, site) ?? [])
    .filter((appointment) => isToCome(appointment, new Date(now)));
  // What has a part of its own is in no other.
  const shown = new Set(appointments.map((appointment) => appointment.id));
  return {
    user: { id, phone },
    read_at: new Date(now).toISOString(),
    cars: await watchedCars(store, id),
    searches: searches.filter(({ stoppedAt }) => stoppedAt === null).map(garageSearch),
    enquiries: leads
      .filter(({ lead, reservation }) => !reservation && !shown.has(lead.id))
      .flatMap((lead) => garageEnquiry(lead, site) ?? []),
    appointments: appointments.toSorted((a, b) => (a.time < b.time ? -1 : 1)),
    reservations: leads.flatMap((lead) => garageReservation(lead, site, now) ?? []),
    vehicles: await ownedVehicles(store, id),
    unproved: await unprovedAddresses(store, id),
    trade_ins: leads.flatMap((lead) => garageTradeIn(lead) ?? []),
  };
}
