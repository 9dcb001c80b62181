import type * as z from 'zod';
import type { Location } from '../../src/domain/location/location.ts';
import { openingWeek } from '../opening-week.ts';
import { publicHolidays } from '../public-holidays.ts';

/** A map of another company, which a shopper's press loads: a kilometre or two about the place. */
const mapOf = (lat: number, long: number) => ({
  title: 'Map',
  url: `https://www.openstreetmap.org/export/embed.html?bbox=${[long - 0.02, lat - 0.012, long + 0.02, lat + 0.012].map((degrees) => degrees.toFixed(4)).join('%2C')}&marker=${lat}%2C${long}`,
});

/** The depot near the ferry, with its pit and parts counter, and a sales yard in the north. */
export const locations: z.input<typeof Location>[] = [
  {
    id: 'spreyton',
    name: 'Bass Strait Trucks Spreyton',
    slug: 'spreyton',
    group: 'spreyton',
    location_type: 'sales',
    primary: true,
    dealership_id: 'bass-strait',
    dealership_slug: 'bass-strait',
    manufacturers: ['Drayton', 'Kitano', 'Oberland', 'Norhaul'],
    dealer_license_number: 'MVT 99456',
    image: 'photos/places/depot-dawn.webp',
    address: {
      street: '31 Mersey Main Road',
      city: 'Spreyton',
      state: 'TAS',
      postcode: '7310',
      lat: -41.2374,
      long: 146.2394,
    },
    time_zone: 'Australia/Hobart',
    iframeUrl: [mapOf(-41.2374, 146.2394)],
    phone: '(03) 7010 0200',
    email: 'sales@bassstraittrucks.example',
    opening_hours: openingWeek({ weekdays: '07:30-17:00', saturday: '08:00-12:00' }),
    special_hours: publicHolidays('TAS'),
    payment_methods: ['Bank transfer', 'Bank cheque'],
    average_rating: 4.5,
    review_count: 133,
  },
  {
    id: 'spreyton-service',
    name: 'Bass Strait Pit',
    slug: 'spreyton-service',
    group: 'spreyton',
    location_type: 'service',
    dealership_id: 'bass-strait',
    dealership_slug: 'bass-strait',
    motor_vehicle_repairer: 'AIS 99456',
    image: 'photos/places/workshop-after-rain.webp',
    address: {
      street: '31 Mersey Main Road',
      city: 'Spreyton',
      state: 'TAS',
      postcode: '7310',
      lat: -41.2374,
      long: 146.2394,
    },
    time_zone: 'Australia/Hobart',
    phone: '(03) 7010 0201',
    email: 'pit@bassstraittrucks.example',
    opening_hours: openingWeek({ weekdays: '06:00-20:00', saturday: '06:00-14:00' }),
    special_hours: publicHolidays('TAS'),
  },
  {
    id: 'kings-meadows',
    name: 'Bass Strait Trucks Kings Meadows',
    slug: 'kings-meadows',
    group: 'kings-meadows',
    location_type: 'sales',
    dealership_id: 'bass-strait-north',
    dealership_slug: 'bass-strait-north',
    dealer_license_number: 'MVT 99456',
    image: 'photos/places/yard-by-the-sea-evening.webp',
    address: {
      street: '120 Hobart Road',
      city: 'Kings Meadows',
      state: 'TAS',
      postcode: '7249',
      lat: -41.4724,
      long: 147.1578,
    },
    time_zone: 'Australia/Hobart',
    iframeUrl: [mapOf(-41.4724, 147.1578)],
    phone: '(03) 7010 0202',
    email: 'north@bassstraittrucks.example',
    opening_hours: openingWeek({ weekdays: '08:00-17:00' }),
    special_hours: publicHolidays('TAS'),
    // Below what reviews have to reach to be shown.
    average_rating: 3.8,
    review_count: 48,
  },
];
