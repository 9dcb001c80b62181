import type * as z from 'zod';
import type { Location } from '../../../src/domain/location/location.ts';

const shared = {
  group: 'liverpool',
  dealership_id: 'd1',
  dealership_slug: 'everything-liverpool',
  address: {
    street: '18 Hume Highway',
    city: 'Liverpool',
    state: 'NSW',
    postcode: '2170',
    lat: -33.9284,
    long: 150.9214,
    place_id: 'place-1',
    place_url: 'https://maps.example/place-1',
  },
  image: 'photos/suv-a-blue-side.webp',
  website: 'https://liverpool.everything.example',
  payment_methods: ['Bank transfer', 'Debit card'],
  average_rating: 4.7,
  review_count: 1204,
} satisfies Partial<z.input<typeof Location>>;

const weekdays = [1, 2, 3, 4, 5];
const week = weekdays.map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' }));

/** One yard with all four departments, and five more so that the carousel has more than four cards. */
export const locations: z.input<typeof Location>[] = [
  {
    ...shared,
    id: 'liverpool-sales',
    name: 'Everything Liverpool',
    slug: 'liverpool-sales',
    location_type: 'sales',
    primary: true,
    manufacturers: ['Aldera', 'Voltiera'],
    dealer_license_number: 'MD099002',
    phone: '+61 2 5550 0210',
    email: 'sales@everything.example',
    opening_hours: [
      { weekday: 0, status: 'Closed' },
      ...week,
      { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
    ],
    special_hours: [
      { date: '2026-11-21', name: 'Late night', status: 'Open', start_hour: '09:00', end_hour: '20:00' },
      { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    ],
    iframeUrl: [{ title: 'Book a service', url: 'https://booking.everything.example/liverpool' }],
  },
  {
    ...shared,
    id: 'liverpool-used',
    name: 'Everything Liverpool Used',
    slug: 'liverpool-used',
    location_type: 'used',
    location_subtype: 'pre-owned sales, buying',
    dealer_license_number: 'MD099002',
    phone: '(02) 5550 0211',
    opening_hours: week,
  },
  {
    ...shared,
    id: 'liverpool-service',
    name: 'Everything Liverpool Service',
    slug: 'liverpool-service',
    location_type: 'service',
    motor_vehicle_repairer: 'MVRL99002',
    phone: '(02) 5550 0212',
    opening_hours: week,
  },
  {
    ...shared,
    id: 'liverpool-parts',
    name: 'Everything Liverpool Parts',
    slug: 'liverpool-parts',
    location_type: 'parts',
    phone: '(02) 5550 0213',
    opening_hours: week,
  },
  ...(
    [
      ['gosford', 'West Gosford', 'NSW', '2250', -33.422, 151.3236, 'Australia/Sydney'],
      ['ballarat', 'Wendouree', 'VIC', '3355', -37.5303, 143.8256, 'Australia/Melbourne'],
      ['nambour', 'Nambour', 'QLD', '4560', -26.6351, 152.9174, 'Australia/Brisbane'],
      ['unley', 'Unley', 'SA', '5061', -34.9572, 138.6065, 'Australia/Adelaide'],
      ['malaga', 'Malaga', 'WA', '6090', -31.8626, 115.8943, 'Australia/Perth'],
    ] as const
  ).map(([slug, city, state, postcode, lat, long, time_zone]) => ({
    id: slug,
    name: `Everything ${city}`,
    slug,
    group: slug,
    location_type: 'sales' as const,
    dealership_id: slug,
    dealership_slug: `everything-${slug}`,
    address: { street: '2 Station Street', city, state, postcode, lat, long },
    time_zone,
    phone: '1800 160 401',
    opening_hours: week,
    average_rating: 4.2,
    review_count: 61,
  })),
];
