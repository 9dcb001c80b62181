import type { Garage } from '../domain/garage/garage.ts';
import type { PlateVehicle } from '../domain/trade-in/own-vehicle.ts';
import type { OfferAcceptance, OfferAccepted } from './accept-offer.ts';
import type { LeadChallenge } from './challenge-lead.ts';
import type { SalesCount } from './count-sales.ts';
import type { AccountErased, AccountToErase } from './erase-account.ts';
import type { NewTime, ToCancel, ToStop } from './garage-actions.ts';
import type { GeocodeQuestion } from './geocode-postcode.ts';
import type { ChoiceToForget, ChoiceToKeep, FinanceQuestion, KeptFinance } from './kept-finance.ts';
import type { Appointments, AppointmentsQuestion } from './list-appointments.ts';
import type { CarsToMerge, Watchlist } from './list-watchlist.ts';
import type { PlateQuestion } from './look-up-plate.ts';
import type { AskedPayment, AskedPayments } from './online-payments.ts';
import type { VehiclesToSave } from './owned-vehicle.ts';
import type { DeliveryQuestion } from './price-delivery.ts';
import type { AccountAnswer } from './read-account.ts';
import type { AgreedPrice, ReservationAnswer, ReservationToCancel } from './read-reservation.ts';
import type { Offer, OfferQuestion } from './read-offer.ts';
import type { ValuationRecord } from './record-valuation.ts';
import type { CodeRequest, CodeRequested } from './request-code.ts';
import type { QuoteRequest } from './request-quote.ts';
import type { PhoneReveal } from './reveal-phone.ts';
import type * as routes from './routes.ts';
import type { WatchedCar, WatchlistChanged } from './save-car.ts';
import type { DetailsToSave } from './save-details.ts';
import type { SignInRequest } from './sign-in.ts';
import type { SignedOut, SignOutRequest } from './sign-out.ts';
import type { Entry, Standing } from './take-part.ts';
import type { Valuation, ValuationQuestion } from './value-trade-in.ts';
import type { ViewQuestion } from './view-vehicle.ts';

/**
 * What the browser sends with each route, and what it is answered; the types are those of the schemas. An answer that another
 * system may give (spec K) is `unknown`: rules of the domain read it.
 */
type Calls = {
  ACCEPT_OFFER: { body: OfferAcceptance; answer: OfferAccepted };
  AGREE_PRICE: { body: AgreedPrice; answer: ReservationAnswer };
  CANCEL_APPOINTMENT: { body: ToCancel; answer: Garage };
  CANCEL_RESERVATION: { body: ReservationToCancel; answer: ReservationAnswer };
  CHALLENGE_LEAD: { answer: LeadChallenge };
  COUNT_SALES: { answer: SalesCount };
  ERASE_ACCOUNT: { body: AccountToErase; answer: AccountErased };
  FORGET_CREDIT_CHOICE: { body: ChoiceToForget; answer: KeptFinance };
  GAUGE_VEHICLE: { answer: unknown };
  GEOCODE_POSTCODE: { query: GeocodeQuestion; answer: unknown };
  KEEP_CREDIT_CHOICE: { body: ChoiceToKeep; answer: KeptFinance };
  LIST_APPOINTMENTS: { query: AppointmentsQuestion; answer: Appointments };
  LIST_PAYMENTS: { answer: AskedPayments };
  LIST_SIMILAR: { answer: unknown };
  LIST_WATCHLIST: { answer: Watchlist };
  LOOK_UP_PLATE: { body: PlateQuestion; answer: PlateVehicle };
  MERGE_WATCHLIST: { body: CarsToMerge; answer: Watchlist };
  MOVE_APPOINTMENT: { body: NewTime; answer: Garage };
  PRICE_DELIVERY: { query: DeliveryQuestion; answer: unknown };
  READ_ACCOUNT: { answer: AccountAnswer };
  READ_DISCLAIMER: { answer: unknown };
  READ_DRAW: { answer: Standing };
  READ_FINANCE: { query: FinanceQuestion; answer: KeptFinance };
  READ_GARAGE: { answer: Garage };
  READ_RESERVATION: { answer: ReservationAnswer };
  READ_OFFER: { query: OfferQuestion; answer: Offer };
  READ_PAYMENT: { answer: AskedPayment };
  RECORD_VALUATION: { body: ValuationRecord; answer: unknown };
  REMOVE_CAR: { body: WatchedCar; answer: WatchlistChanged };
  REQUEST_CODE: { body: CodeRequest; answer: CodeRequested };
  REQUEST_QUOTE: { body: QuoteRequest; answer: unknown };
  REVEAL_PHONE: { body: PhoneReveal; answer: unknown };
  SAVE_CAR: { body: WatchedCar; answer: WatchlistChanged };
  SAVE_DETAILS: { body: DetailsToSave; answer: AccountAnswer };
  SAVE_VEHICLES: { body: VehiclesToSave; answer: Garage };
  SIGN_IN: { body: SignInRequest; answer: AccountAnswer };
  SIGN_OUT: { body: SignOutRequest; answer: SignedOut };
  STOP_SEARCH: { body: ToStop; answer: Garage };
  TAKE_PART: { body: Entry; answer: Standing };
  VALUE_TRADE_IN: { body: ValuationQuestion; answer: Valuation };
  VIEW_VEHICLE: { query: ViewQuestion; answer: unknown };
};

/** A route that the browser calls. */
export type ApiRoute = (typeof routes)[keyof Calls];

type CallOf<Route extends ApiRoute> = {
  [Name in keyof Calls]: (typeof routes)[Name] extends Route ? Calls[Name] : never;
}[keyof Calls];

/** Names in braces of a path, such as 'id' of '/api/online-payments/{id}'. */
type PartsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsOf<Rest>
  : never;

/** What a call of a route needs: its path's `parts`, its `query`, its `body`, where it has them. */
export type ApiQuestion<Route extends ApiRoute> = ([PartsOf<Route['path']>] extends [never]
  ? unknown
  : { parts: Record<PartsOf<Route['path']>, string> }) &
  (CallOf<Route> extends { query: infer Query }
    ? { query: { [Key in keyof Query]: Query[Key] | undefined } }
    : unknown) &
  (CallOf<Route> extends { body: infer Body } ? { body: Body } : unknown);

export type ApiAnswer<Route extends ApiRoute> =
  CallOf<Route> extends { answer: infer Answer } ? Answer : never;
