import type { User } from '../account/user.ts';
import type { SavedVehicle } from '../saved/saved-vehicle.ts';
import type { OwnedVehicle } from './owned-vehicle.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** A vehicle of the dealer as an enquiry named it; without an address once the site has no page for it. */
export type GarageVehicle = { name: string; href?: string };

/** A place of the dealer. */
export type GaragePlace = { name: string; address: string; phone?: string; href?: string };

/** A search that is kept; `confirmed` once its address was proved. */
export type GarageSearch = { id: string; label: string; href: string; confirmed: boolean; since: string };

/** An enquiry: what kind, about which vehicle, at which yard, and how far it is. Nothing that anybody typed. */
export type GarageEnquiry = {
  id: string;
  kind: string;
  sent_at: string;
  state: EnquiryState;
  vehicle?: GarageVehicle;
  place?: string;
};

/** A time at a place, `YYYY-MM-DDTHH:MM` by its clock. */
export type GarageAppointment = {
  id: string;
  kind: string;
  time: string;
  /** IANA zone of the place. */
  time_zone: string;
  /** The slug of the place. */
  location: string;
  place: GaragePlace;
  vehicle?: GarageVehicle;
  state: EnquiryState;
};

/** A vehicle that is or was held, in the words of its own page. */
export type GarageReservation = {
  id: string;
  state: 'paying' | 'held' | 'ended';
  title: string;
  text: string;
  money?: string;
  /** ISO 8601. */
  until: string;
  /** IANA zone of its yard; that of the dealer where it is missing. */
  time_zone?: string;
  vehicle: GarageVehicle;
  /** The page of the reservation. */
  href?: string;
};

/** A figure that was given for a vehicle: dollars, and days YYYY-MM-DD. */
export type GarageTradeIn = {
  id: string;
  vehicle: string;
  low: number;
  high: number;
  offer?: number;
  valued_on: string;
  valid_until: string;
  /** The offer that was accepted, and when. */
  accepted?: { offer: number; at: string };
};

/** What someone who is signed in has at a dealer (spec A6); moments are ISO 8601. */
export type Garage = {
  user: User;
  read_at: string;
  cars: SavedVehicle[];
  searches: GarageSearch[];
  enquiries: GarageEnquiry[];
  appointments: GarageAppointment[];
  reservations: GarageReservation[];
  trade_ins: GarageTradeIn[];
  vehicles: OwnedVehicle[];
  /** Addresses for reminders that wait until the person who reads them has pressed the link of the first email. */
  unproved: string[];
};
