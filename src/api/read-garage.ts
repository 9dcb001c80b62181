import type { Garage } from '../domain/garage/garage.ts';

/** What whoever is signed in has at this dealer (spec A6). */
export const READ_GARAGE = { method: 'GET', path: '/api/garage' } as const;

export const READ_GARAGE_EXAMPLE: Garage = {
  user: { id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f', phone: '+61491570006' },
  read_at: '2026-11-21T01:00:00.000Z',
  cars: [],
  searches: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e40',
      label: 'Used cars: Alder',
      href: '/search/used-cars?make=Alder',
      confirmed: true,
      since: '2026-11-20T01:00:00.000Z',
    },
  ],
  enquiries: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e41',
      kind: 'Vehicle Enquiry',
      sent_at: '2026-11-20T01:00:00.000Z',
      state: 'opened',
      vehicle: { name: '2021 Alder Brook', href: '/cars/2021-alder-brook-1041' },
      place: 'North Yard',
    },
  ],
  appointments: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e42',
      kind: 'Test Drive',
      time: '2026-11-23T10:00',
      time_zone: 'Australia/Sydney',
      location: 'north-yard',
      place: { name: 'North Yard', address: '1 Example Street, Parramatta NSW 2150' },
      state: 'sent',
    },
  ],
  reservations: [],
  documents: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e44',
      title: 'Contract of sale',
      name: 'contract.pdf',
      bytes: 184_320,
      added_at: '2026-11-20T01:00:00.000Z',
      until: '2027-02-18T01:00:00.000Z',
    },
  ],
  vehicles: [],
  unproved: [],
  trade_ins: [
    {
      id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e43',
      vehicle: '2022 Aldera Larkspur, 61,000 km',
      low: 17_200,
      high: 19_400,
      offer: 18_300,
      valued_on: '2026-11-20',
      valid_until: '2026-11-27',
    },
  ],
};
