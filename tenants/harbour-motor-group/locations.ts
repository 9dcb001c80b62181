import type * as z from 'zod';
import type { AustralianState } from '../../src/domain/location/australian-state.ts';
import type { Location } from '../../src/domain/location/location.ts';
import { openingWeek } from '../opening-week.ts';
import { publicHolidays } from '../public-holidays.ts';

type LocationInput = z.input<typeof Location>;

/** One yard of the group; its four departments share the street, the people and the licence. */
type Yard = {
  slug: string;
  city: string;
  state: AustralianState;
  postcode: string;
  street: string;
  lat: number;
  long: number;
  time_zone: string;
  licence: string;
  repairer: string;
  /** Fictitious numbers that the regulator keeps for film and print. */
  phones: { sales: string; service: string; parts: string };
  makes: string[];
  image: string;
  rating: number;
  reviews: number;
  sunday?: '10:00-16:00';
};

const YARDS: readonly Yard[] = [
  {
    slug: 'artarmon',
    city: 'Artarmon',
    state: 'NSW',
    postcode: '2064',
    street: '412 Pacific Highway',
    lat: -33.8132,
    long: 151.1838,
    time_zone: 'Australia/Sydney',
    licence: 'MD099104',
    repairer: 'MVRL99104',
    phones: { sales: '+61 2 5550 0110', service: '+61 2 5550 0111', parts: '+61 2 5550 0112' },
    makes: ['Aldera', 'Voltiera'],
    image: 'photos/places/corner-showroom-afternoon.webp',
    rating: 4.7,
    reviews: 1284,
    sunday: '10:00-16:00',
  },
  {
    slug: 'brookvale',
    city: 'Brookvale',
    state: 'NSW',
    postcode: '2100',
    street: '687 Pittwater Road',
    lat: -33.7664,
    long: 151.2578,
    time_zone: 'Australia/Sydney',
    licence: 'MD099104',
    repairer: 'MVRL99105',
    phones: { sales: '+61 2 5550 0120', service: '+61 2 5550 0121', parts: '+61 2 5550 0122' },
    makes: ['Hoshimi', 'Norravik'],
    image: 'photos/places/yard-morning.webp',
    rating: 4.6,
    reviews: 911,
    sunday: '10:00-16:00',
  },
  {
    slug: 'kirrawee',
    city: 'Kirrawee',
    state: 'NSW',
    postcode: '2232',
    street: '540 Princes Highway',
    lat: -34.0618,
    long: 151.0643,
    time_zone: 'Australia/Sydney',
    licence: 'MD099104',
    repairer: 'MVRL99106',
    phones: { sales: '+61 2 5550 0130', service: '+61 2 5550 0131', parts: '+61 2 5550 0132' },
    makes: ['Corvane', 'Aldera'],
    image: 'photos/places/yard-elevated-evening.webp',
    rating: 4.5,
    reviews: 702,
  },
  {
    slug: 'mulgrave',
    city: 'Mulgrave',
    state: 'VIC',
    postcode: '3170',
    street: '1055 Springvale Road',
    lat: -37.9209,
    long: 145.1679,
    time_zone: 'Australia/Melbourne',
    licence: 'LMCT 99104',
    repairer: 'VACC 99104',
    phones: { sales: '+61 3 5550 0140', service: '+61 3 5550 0141', parts: '+61 3 5550 0142' },
    makes: ['Norravik', 'Tessaro'],
    image: 'photos/places/showroom-dusk.webp',
    rating: 4.8,
    reviews: 1530,
  },
  {
    slug: 'geelong',
    city: 'Geelong',
    state: 'VIC',
    postcode: '3220',
    street: '88 Latrobe Terrace',
    lat: -38.157,
    long: 144.3465,
    time_zone: 'Australia/Melbourne',
    licence: 'LMCT 99104',
    repairer: 'VACC 99105',
    phones: { sales: '+61 3 5550 0150', service: '+61 3 5550 0151', parts: '+61 3 5550 0152' },
    makes: ['Hoshimi', 'Aldera'],
    image: 'photos/places/showroom-interior.webp',
    rating: 4.6,
    reviews: 655,
  },
  {
    slug: 'mount-gravatt',
    city: 'Mount Gravatt',
    state: 'QLD',
    postcode: '4122',
    street: '1290 Logan Road',
    lat: -27.5433,
    long: 153.0882,
    time_zone: 'Australia/Brisbane',
    licence: '9910427',
    repairer: 'AUTO 99104',
    phones: { sales: '+61 7 5550 0160', service: '+61 7 5550 0161', parts: '+61 7 5550 0162' },
    makes: ['Corvane', 'Voltiera'],
    image: 'photos/places/service-bays.webp',
    rating: 4.4,
    reviews: 389,
  },
];

function departments(yard: Yard): LocationInput[] {
  const place = `Harbour ${yard.city}`;
  const shared = {
    group: yard.slug,
    dealership_id: `harbour-${yard.slug}`,
    dealership_slug: `harbour-${yard.slug}`,
    image: yard.image,
    address: {
      street: yard.street,
      city: yard.city,
      state: yard.state,
      postcode: yard.postcode,
      lat: yard.lat,
      long: yard.long,
    },
    time_zone: yard.time_zone,
    special_hours: publicHolidays(yard.state),
    payment_methods: ['Bank transfer', 'Debit card', 'Credit card', 'Bank cheque'],
  } satisfies Partial<LocationInput>;
  const showroom = {
    ...shared,
    dealer_license_number: yard.licence,
    phone: yard.phones.sales,
    email: `${yard.slug}@harbourmotorgroup.example`,
    opening_hours: openingWeek({
      weekdays: '08:30-17:30',
      saturday: '08:30-17:00',
      ...(yard.sunday ? { sunday: yard.sunday } : {}),
    }),
    average_rating: yard.rating,
    review_count: yard.reviews,
    store_code: `HMG-${yard.slug}`,
  };
  const workshop = {
    ...shared,
    motor_vehicle_repairer: yard.repairer,
    image: 'photos/places/service-bays.webp',
    opening_hours: openingWeek({ weekdays: '07:30-17:00', saturday: '08:00-12:00' }),
  };
  return [
    {
      ...showroom,
      id: `${yard.slug}-sales`,
      slug: `${yard.slug}-sales`,
      name: place,
      location_type: 'sales',
      primary: yard.slug === 'artarmon',
      manufacturers: yard.makes,
      // The sales team of a yard with new cars has a site of its own; the used yard has not.
      website: `https://${yard.slug}.harbourmotorgroup.example`,
    },
    {
      ...showroom,
      id: `${yard.slug}-used`,
      slug: `${yard.slug}-used`,
      name: `${place} Used Cars`,
      location_type: 'used',
      location_subtype: 'pre-owned sales, buying',
    },
    {
      ...workshop,
      id: `${yard.slug}-service`,
      slug: `${yard.slug}-service`,
      name: `${place} Service`,
      location_type: 'service',
      phone: yard.phones.service,
      email: `service.${yard.slug}@harbourmotorgroup.example`,
    },
    {
      ...workshop,
      id: `${yard.slug}-parts`,
      slug: `${yard.slug}-parts`,
      name: `${place} Parts`,
      location_type: 'parts',
      phone: yard.phones.parts,
      email: `parts.${yard.slug}@harbourmotorgroup.example`,
    },
  ];
}

/** Six yards in three states, four departments each. */
export const locations: LocationInput[] = YARDS.flatMap(departments);
