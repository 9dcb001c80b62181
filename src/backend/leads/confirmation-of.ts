import { LEAD_CALENDAR } from '../../api/routes.ts';
import { appointmentCalendar } from '../../domain/lead/appointment-calendar.ts';
import { confirmedOf } from '../../domain/lead/confirmed.ts';
import type { Confirmed } from '../../domain/lead/success-note.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** Answers a lead for its shopper (spec F10): with what was confirmed, and where its calendar file is. */
export const confirmationOf = (lead: Lead, tenant: Tenant): Confirmed & { calendar?: string } => ({
  ...confirmedOf(lead, tenant),
  ...(appointmentCalendar(lead, tenant) && {
    calendar: `${LEAD_CALENDAR.path}?${new URLSearchParams({ [LEAD_CALENDAR.field]: lead.id })}`,
  }),
});
