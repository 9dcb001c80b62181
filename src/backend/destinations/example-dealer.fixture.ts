import { DeliverySettings } from '../../domain/lead/destination-settings.ts';
import { leadDestinations } from '../../domain/lead/lead-destinations.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import type { LeadDealer } from './lead-dealer.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}));

/** A dealer with one yard in Parramatta; `delivery` as a tenant writes it. */
export function exampleDealer(delivery: object = {}): LeadDealer {
  const { site, location, appointments, costs, reserve, payment, online_payment } = parseTenant(
    {
      ...MINIMAL_TENANT,
      site: { ...MINIMAL_TENANT.site, email: 'sales@example.com.au', phone: '02 5550 0100' },
    },
    'tenant.ts',
  );
  const settings = DeliverySettings.parse(delivery);
  return {
    slug: 'good-cars',
    site,
    location,
    appointments,
    costs,
    reserve,
    payment,
    online_payment,
    garage: '/my-garage',
    checkout: { form: 'reserve', path: '/checkout', step: 'checkout' },
    locations: [
      exampleLocation({
        slug: 'main-yard',
        name: 'Parramatta Yard',
        email: 'yard@example.com.au',
        phone: '02 5550 0101',
        opening_hours: WEEK,
      }),
    ],
    delivery: settings,
    destinations: leadDestinations(settings, site.email),
  };
}

/** A lead about a vehicle, with everything that a form can say. */
export const wholeLead = (changes: Partial<Lead> = {}): Lead =>
  exampleLead({
    form: 'test-drive',
    category: 'Test Drive',
    values: { appointment: '2026-11-24T10:30' },
    vehicle: {
      id: '77',
      slug: 'corvane-atlas-77',
      name: '2022 Corvane Atlas GX',
      car_type: 'used',
      year: 2022,
      make: 'Corvane',
      model: 'Atlas',
      kilometres: 41_200,
      stock_number: 'S77',
      vin: '6T1BF3FK10X000077',
      price: 45_990,
      price_note: 'Drive Away',
    },
    attributes: {
      visited_pages: ['/', '/cars/corvane-atlas-77'],
      linked_query_params: { utm_source: 'newsletter' },
      finance: 'https://www.example.com.au/cars/corvane-atlas-77?term=5',
    },
    ...changes,
  });
