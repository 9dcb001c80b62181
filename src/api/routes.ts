import { OWN_SINK } from '../domain/analytics/own-sink.ts';

/**
 * Accepting the offer on a vehicle that was valued (spec F8, K12): it goes the way of a lead. `Idempotency-Key` names the
 * attempt; an offer is accepted once, whatever the key.
 */
export const ACCEPT_OFFER = { method: 'POST', path: '/api/trade-in/acceptance' } as const;

/** The challenge of the proof of work that a form solves while it is filled in; it holds for an hour and once. */
export const CHALLENGE_LEAD = { method: 'GET', path: '/api/leads/challenge' } as const;

/** Erasing the account, with all that is kept in it. */
export const ERASE_ACCOUNT = { method: 'POST', path: '/api/account/erase' } as const;

/** All that is kept of a user, for the user. */
export const EXPORT_ACCOUNT = { method: 'GET', path: '/api/account/export' } as const;

/** The market figures of a vehicle, below the path of its page (spec V16, K1). No figures answer `{}`. */
export const GAUGE_VEHICLE = { method: 'GET', path: '/cars/{slug}/autogauge' } as const;

/** Where a postcode is (spec L8, K17), in the shape of a maps service. No result answers an empty list. */
export const GEOCODE_POSTCODE = { method: 'GET', path: '/api/geocode' } as const;

/** A night gives the backend its email to a dealer. The email of a night is taken once; giving it again changes nothing. */
export const HAND_OVER_EMAIL = {
  method: 'PUT',
  path: '/api/_ops/tenants/{slug}/nights/{night}/letter',
} as const;

/** The build tells the backend what it has published. Sending the same release again changes nothing. */
export const HAND_OVER_RELEASE = { method: 'PUT', path: '/api/_ops/tenants/{slug}/releases/{id}' } as const;

/** What the signed-in shopper has on pages about finance (spec C12): what was asked, and figures for the shopper's own choice. */
export const READ_FINANCE = { method: 'GET', path: '/api/account/finance' } as const;

/** Keeps a choice of score band and term; the answer is that of READ_FINANCE. */
export const KEEP_CREDIT_CHOICE = { method: 'POST', path: '/api/account/finance' } as const;

/** Erases the choice. */
export const FORGET_CREDIT_CHOICE = { method: 'POST', path: '/api/account/finance/forget' } as const;

/** The times that can still be booked for a test drive (spec F5, K8). */
export const LIST_APPOINTMENTS = { method: 'GET', path: '/api/appointments' } as const;

/** A night asks the backend which emails to dealers its outbox has given up; those of the last thirty days are known. */
export const LIST_GIVEN_UP_EMAILS = { method: 'GET', path: '/api/_ops/nights/letters/given-up' } as const;

/** The ids of vehicles like one, most alike first (spec V11, K16). 404 for an address of no vehicle. */
export const LIST_SIMILAR = { method: 'GET', path: '/api/cars/{slug}/similar' } as const;

/** The watchlist of the signed-in shopper (spec A1, N3). */
export const LIST_WATCHLIST = { method: 'GET', path: '/api/watchlist' } as const;

/** Adding what a device kept before its shopper signed in there; the answer is that of LIST_WATCHLIST. */
export const MERGE_WATCHLIST = { method: 'POST', path: '/api/watchlist/merge' } as const;

/** A model by its name, with its colours and variants (spec M5, K18). 404 for a name that means none, or several. */
export const LOOK_UP_MODEL = { method: 'GET', path: '/api/models' } as const;

/** What a plate is on, by the dealer's provider (spec F8, K12). 404 for a plate that is not known. */
export const LOOK_UP_PLATE = { method: 'POST', path: '/api/trade-in/plate' } as const;

/** What the dealer asked the signed-in shopper to pay (spec A6), by the number of the session. */
export const LIST_PAYMENTS = { method: 'GET', path: '/api/online-payments' } as const;

/** One of them, by the id in its link. */
export const READ_PAYMENT = { method: 'GET', path: '/api/online-payments/{id}' } as const;

/** Where a form without scripts leads: on to the page of the provider, by the reference of an email. */
export const PAY_BY_REFERENCE = { path: '/api/online-payments/pay', field: 'reference' } as const;

/** What a delivery to a postcode costs (spec V9, K7). 404 for a postcode that the dealer does not deliver to. */
export const PRICE_DELIVERY = { method: 'GET', path: '/api/delivery-price' } as const;

/** How many vehicles the dealer sold this month (spec D12). 404 where the site counts none. */
export const COUNT_SALES = { method: 'GET', path: '/api/sales-count' } as const;

/** Who is signed in, and what they told of themselves (spec A5). */
export const READ_ACCOUNT = { method: 'GET', path: '/api/account' } as const;

/** The small print of a vehicle's finance figures, by the vehicle's id (spec C9, K15). */
export const READ_DISCLAIMER = { method: 'GET', path: '/api/cars/{car_id}/finance-disclaimer' } as const;

/** What the signed-in shopper has at this dealer (spec A6). */
export const READ_GARAGE = { method: 'GET', path: '/api/garage' } as const;

/** What became of a reservation (spec F9); its id is that of its lead, which only its shopper and the dealer know. */
export const READ_RESERVATION = { method: 'GET', path: '/api/checkout/holds/{id}' } as const;

/** Gives a reservation up. */
export const CANCEL_RESERVATION = { method: 'POST', path: '/api/checkout/holds/{id}/cancel' } as const;

/** Agrees to the price that the vehicle has now, in dollars, before anything is paid. */
export const AGREE_PRICE = { method: 'POST', path: '/api/checkout/holds/{id}/price' } as const;

/** What a vehicle costs and whether it can be reserved, at this moment (spec F9). */
export const READ_OFFER = { method: 'GET', path: '/api/checkout/offer' } as const;

/** Counting what a visitor did who agreed to it (spec F11). A collector elsewhere gets the same body. */
export const RECORD_EVENTS = { method: 'POST', path: OWN_SINK } as const;

/** A figure that a shopper got, for a system that keeps them beside the site (spec F8, K13). */
export const RECORD_VALUATION = { method: 'POST', path: '/api/miscellaneous' } as const;

/** Sending a code to a mobile (spec A5). The answer is the same for every number that a code can be sent to. */
export const REQUEST_CODE = { method: 'POST', path: '/api/account/code' } as const;

/** A loan quote for a price (spec C10, K9). A page that gets none says nothing of it. */
export const REQUEST_QUOTE = { method: 'POST', path: '/api/youx/quote' } as const;

/** Recording that a shopper had the dealer's number shown (spec D6, K6). The number itself is in the page. */
export const REVEAL_PHONE = { method: 'POST', path: '/api/phone-reveals' } as const;

/** Putting a vehicle on the watchlist, and taking it off (spec A1, K5). */
export const SAVE_CAR = { method: 'POST', path: '/api/watchlist/save-car' } as const;

export const REMOVE_CAR = { method: 'POST', path: '/api/watchlist/remove-car' } as const;

/** Correcting what a user told of themselves (spec A5); the answer is that of READ_ACCOUNT. */
export const SAVE_DETAILS = { method: 'POST', path: '/api/account/details' } as const;

/** Signing in with the code of a text message (spec A5); the answer sets the session's cookie, and is that of READ_ACCOUNT. */
export const SIGN_IN = { method: 'POST', path: '/api/account/sign-in' } as const;

/** Signing out: in this browser, or in every browser of the user. It is done as well where nobody was signed in. */
export const SIGN_OUT = { method: 'POST', path: '/api/account/sign-out' } as const;

/** /success with what it says of a stored lead, for browsers without scripts (spec F10); `lead` is its id. */
export const SHOW_SUCCESS = { method: 'GET', path: '/api/leads/success', field: 'lead' } as const;

/** The time of a stored lead for a calendar (spec F10). */
export const LEAD_CALENDAR = { method: 'GET', path: '/api/leads/calendar', field: 'lead' } as const;

/** Sending a form (spec F1, K11). `Idempotency-Key` names the attempt: the same key and body get the same answer again. */
export const SUBMIT_LEAD = { method: 'POST', path: '/api/leads' } as const;

/** True if the signed-in shopper has taken part in the promotion that runs, and what came of it (spec A6). */
export const READ_DRAW = { method: 'GET', path: '/api/spin-to-win' } as const;

/** Takes part: one draw for a number and a promotion; a second request gets the same answer. */
export const TAKE_PART = { method: 'POST', path: '/api/spin-to-win' } as const;

/** What a vehicle may be worth, with what its condition changes of that (spec F8, K12). 503 where nobody knows now. */
export const VALUE_TRADE_IN = { method: 'POST', path: '/api/trade-in/valuation' } as const;

/** What is newer of a vehicle than its page, and how often the page was looked at (spec V18, K10). */
export const VIEW_VEHICLE = { method: 'GET', path: '/api/cars/{slug}/view.json' } as const;

/** Stops the emails of one search of the signed-in shopper (spec A6, A12); the answer is the garage as it is then. */
export const STOP_SEARCH = { method: 'POST', path: '/api/garage/searches/{id}/stop' } as const;

/** Moves an appointment of the signed-in shopper to a time that can be booked; the answer is the garage as it is then. */
export const MOVE_APPOINTMENT = { method: 'POST', path: '/api/garage/appointments/{id}/move' } as const;

/** Cancels one; its time is free then. */
export const CANCEL_APPOINTMENT = { method: 'POST', path: '/api/garage/appointments/{id}/cancel' } as const;

/** Merges what a device keeps of the shopper's own vehicles; the answer is the garage as it is then. */
export const SAVE_VEHICLES = { method: 'POST', path: '/api/garage/vehicles' } as const;
