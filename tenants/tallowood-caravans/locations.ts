import type * as z from 'zod';
import type { Location } from '../../src/domain/location/location.ts';
import { openingWeek } from '../opening-week.ts';
import { publicHolidays } from '../public-holidays.ts';

/** The showground by the highway, and the workshop up the road. */
export const locations: z.input<typeof Location>[] = [
  {
    id: 'landsborough',
    name: 'Tallowood Landsborough',
    slug: 'landsborough',
    group: 'landsborough',
    location_type: 'sales',
    primary: true,
    dealership_id: 'tallowood',
    dealership_slug: 'tallowood',
    manufacturers: ['Yarrabend', 'Pelorine', 'Kurrimine', 'Mopoke'],
    dealer_license_number: '9912886',
    image: 'photos/places/office-evening.webp',
    address: {
      street: '74 Old Landsborough Road',
      city: 'Landsborough',
      state: 'QLD',
      postcode: '4550',
      lat: -26.8121,
      long: 152.9713,
    },
    time_zone: 'Australia/Brisbane',
    phone: '(07) 5550 0180',
    email: 'hello@tallowoodcaravans.example',
    // A map of another company, which a shopper's press loads.
    iframeUrl: [
      {
        title: 'Map',
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=152.9513%2C-26.8241%2C152.9913%2C-26.8001&marker=-26.8121%2C152.9713',
      },
    ],
    opening_hours: openingWeek({ weekdays: '08:30-17:00', saturday: '08:30-16:00' }),
    special_hours: [
      { date: '2026-11-29', name: 'Open Sunday', status: 'Open', start_hour: '09:00', end_hour: '14:00' },
      ...publicHolidays('QLD'),
    ],
    payment_methods: ['Bank transfer', 'Debit card', 'Bank cheque'],
    average_rating: 4.9,
    review_count: 418,
  },
  {
    id: 'beerwah-workshop',
    name: 'Tallowood Workshop',
    slug: 'beerwah-workshop',
    group: 'beerwah',
    location_type: 'service',
    dealership_id: 'tallowood',
    dealership_slug: 'tallowood',
    motor_vehicle_repairer: 'RVR 99128',
    image: 'photos/places/paddock-dusk.webp',
    address: {
      street: '19 Moroney Place',
      city: 'Beerwah',
      state: 'QLD',
      postcode: '4519',
      lat: -26.8494,
      long: 152.918,
    },
    time_zone: 'Australia/Brisbane',
    phone: '(07) 5550 0181',
    email: 'workshop@tallowoodcaravans.example',
    opening_hours: openingWeek({ weekdays: '07:30-16:30' }),
    special_hours: publicHolidays('QLD'),
    average_rating: 4.8,
    review_count: 167,
  },
];
