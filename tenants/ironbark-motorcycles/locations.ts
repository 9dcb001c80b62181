import type * as z from 'zod';
import type { Location } from '../../src/domain/location/location.ts';
import { openingWeek } from '../opening-week.ts';
import { publicHolidays } from '../public-holidays.ts';

type LocationInput = z.input<typeof Location>;

const osbornePark = {
  group: 'osborne-park',
  dealership_id: 'ironbark-north',
  dealership_slug: 'ironbark-north',
  image: 'photos/places/shed-night.webp',
  address: {
    street: '212 Scarborough Beach Road',
    city: 'Osborne Park',
    state: 'WA',
    postcode: '6017',
    lat: -31.9084,
    long: 115.8146,
  },
  time_zone: 'Australia/Perth',
} satisfies Partial<LocationInput>;

const shopHours = openingWeek({ weekdays: '09:00-17:30', saturday: '08:30-15:00' });

/** A shop on each side of the river; the northern one has the workshop and the parts counter. */
export const locations: LocationInput[] = [
  {
    ...osbornePark,
    id: 'osborne-park',
    name: 'Ironbark Osborne Park',
    slug: 'osborne-park',
    location_type: 'sales',
    primary: true,
    manufacturers: ['Brannock', 'Kazemori', 'Sirocca', 'Hallam'],
    dealer_license_number: 'MD99331',
    phone: '+61 8 5550 0190',
    email: 'north@ironbarkmotorcycles.example',
    opening_hours: shopHours,
    special_hours: [
      { date: '2026-11-26', name: 'Night ride', status: 'Open', start_hour: '09:00', end_hour: '21:00' },
      ...publicHolidays('WA'),
    ],
    payment_methods: ['Bank transfer', 'Debit card', 'Credit card'],
    average_rating: 4.7,
    review_count: 623,
  },
  {
    ...osbornePark,
    id: 'osborne-park-workshop',
    name: 'Ironbark Workshop',
    slug: 'osborne-park-workshop',
    location_type: 'service',
    motor_vehicle_repairer: 'MRB 99331',
    phone: '+61 8 5550 0191',
    email: 'workshop@ironbarkmotorcycles.example',
    opening_hours: openingWeek({ weekdays: '08:00-17:00' }),
    special_hours: publicHolidays('WA'),
  },
  {
    ...osbornePark,
    id: 'osborne-park-parts',
    name: 'Ironbark Parts and Gear',
    slug: 'osborne-park-parts',
    location_type: 'parts',
    phone: '+61 8 5550 0192',
    email: 'parts@ironbarkmotorcycles.example',
    opening_hours: shopHours,
    special_hours: publicHolidays('WA'),
  },
  {
    id: 'myaree',
    name: 'Ironbark Myaree',
    slug: 'myaree',
    group: 'myaree',
    location_type: 'sales',
    dealership_id: 'ironbark-south',
    dealership_slug: 'ironbark-south',
    manufacturers: ['Brannock', 'Hallam'],
    dealer_license_number: 'MD99332',
    image: 'photos/places/shed-interior.webp',
    address: {
      street: '57 McCoy Street',
      city: 'Myaree',
      state: 'WA',
      postcode: '6154',
      lat: -32.0401,
      long: 115.826,
    },
    time_zone: 'Australia/Perth',
    phone: '+61 8 5550 0193',
    email: 'south@ironbarkmotorcycles.example',
    opening_hours: shopHours,
    special_hours: publicHolidays('WA'),
    average_rating: 4.6,
    review_count: 208,
  },
];
