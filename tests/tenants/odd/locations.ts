import type * as z from 'zod';
import type { Location } from '../../../src/domain/location/location.ts';

/** Words that would run if a page forgot to escape them; `where` tells which did. */
export const hostile = (where: string): string => `${where} <script>alert('${where}')</script> & "quotes"`;

/** Places of which little is known, one that is hidden, and one on the clock of the Nullarbor. */
export const locations: z.input<typeof Location>[] = [
  {
    id: 'eucla',
    name: hostile('location'),
    slug: 'eucla',
    group: 'eucla',
    location_subtype: 'Pre-Owned Sales',
    dealer_license_number: '<i>99003</i>',
    address: { street: hostile('street'), city: hostile('city'), state: 'WA', postcode: '6443' },
    time_zone: 'Australia/Eucla',
    phone: '+61491570156',
    opening_hours: [
      { weekday: 0, status: 'Closed' },
      { weekday: 1, status: 'Open', open: '00:00', close: '23:59' },
      { weekday: 2, status: 'Open', open: '09:00', close: '17:00' },
      { weekday: 6, status: 'Closed' },
    ],
    special_hours: [{ date: '2026-11-21', name: hostile('holiday'), status: 'Closed' }],
  },
  {
    id: 'bare',
    name: 'Bare',
    slug: 'bare',
    group: 'bare',
    location_type: '',
    address: { street: '', city: 'Kalgoorlie', state: 'WA', postcode: '6430' },
    time_zone: 'Australia/Perth',
  },
  {
    id: 'hidden',
    name: 'Hidden depot',
    slug: 'hidden-depot',
    group: 'hidden',
    visible: false,
    location_type: 'parts',
    address: { street: '9 Back Lane', city: 'Norseman', state: 'WA', postcode: '6443' },
    time_zone: 'Australia/Perth',
  },
];
