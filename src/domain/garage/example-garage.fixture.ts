import type { Garage, GarageAppointment, GarageReservation } from './garage.ts';

/** An appointment of the examples, with what a test says otherwise. */
export const exampleAppointment = (changes: Partial<GarageAppointment> = {}): GarageAppointment => ({
  id: 'lead-1',
  kind: 'Test Drive',
  time: '2026-11-23T10:00',
  time_zone: 'Australia/Sydney',
  location: 'main-yard',
  place: { name: 'Main Yard', address: '1 Example Street, Parramatta NSW 2150' },
  state: 'sent',
  ...changes,
});

/** A reservation of the examples, held until Monday noon in Sydney. */
export const exampleReservation = (changes: Partial<GarageReservation> = {}): GarageReservation => ({
  id: 'lead-2',
  state: 'held',
  title: 'The vehicle is held for you',
  text: 'No one else can reserve or buy it until Monday 23 November at 12:00 pm Sydney time.',
  until: '2026-11-23T01:00:00.000Z',
  vehicle: { name: '2021 Alder Brook', href: '/cars/2021-alder-brook-v1' },
  ...changes,
});

/** The garage of someone who has nothing in it yet, with what a test says otherwise. */
export const exampleGarage = (changes: Partial<Garage> = {}): Garage => ({
  user: { id: 'account-1', phone: '+61491570006' },
  read_at: '2026-11-21T01:00:00.000Z',
  cars: [],
  searches: [],
  enquiries: [],
  appointments: [],
  reservations: [],
  trade_ins: [],
  vehicles: [],
  unproved: [],
  ...changes,
});
