import type { ReserveSettings } from './reserve-settings.ts';

/** The settings that decide whether vehicles are reserved online. */
export type CheckoutSite = {
  leads: unknown;
  switches: { reserve: boolean; buy_online: boolean };
  reserve: Pick<ReserveSettings, 'fee'>;
  /** False where nobody takes payments. */
  payment: unknown;
};

/** The forms of a checkout. */
export const CHECKOUT_FORMS = ['reserve', 'buy-online'] as const;
export type CheckoutFormId = (typeof CHECKOUT_FORMS)[number];

/** One page of a site is the checkout of all its vehicles; addresses below each vehicle show it (spec F9). */
export type Checkout = {
  form: CheckoutFormId;
  /** The page. */
  path: '/checkout' | '/checkout-journey';
  /** The last part of the address below a vehicle. */
  step: 'checkout' | 'buy-online';
};

/** The word of the page's address that says which step is shown, and the one that names a reservation. */
export const STEP_WORD = 'step';
export const RESERVATION_WORD = 'hold';

const RESERVE: Checkout = { form: 'reserve', path: '/checkout', step: 'checkout' };
const BUY: Checkout = { form: 'buy-online', path: '/checkout-journey', step: 'buy-online' };

/**
 * The checkout of a site (spec F9): to reserve, or to buy where the dealer's switch says so. Undefined where it is off,
 * where nobody takes leads, or where there is a fee and nobody takes payments: such a site has no page and no link of it.
 */
export function checkoutOf({ leads, switches, reserve, payment }: CheckoutSite): Checkout | undefined {
  if (!switches.reserve || !leads || (reserve.fee > 0 && payment === false)) return undefined;
  return switches.buy_online ? BUY : RESERVE;
}

/** True if a form is that of a checkout, by its id. */
export const isCheckoutForm = (form: string): form is CheckoutFormId =>
  CHECKOUT_FORMS.some((id) => id === form);

/** The address of a vehicle's checkout. */
export const checkoutHref = ({ step }: Pick<Checkout, 'step'>, slug: string): string =>
  `/cars/${slug}/${step}`;

const BELOW_VEHICLE = /^\/cars\/([^/]+)\/(?:checkout|buy-online)\/?$/;

/** The vehicle that a page of a checkout was opened for: in its path, or in `car_id`; '' where it names none. */
export function carOfCheckout(path: string, search: string): string {
  const slug = BELOW_VEHICLE.exec(path)?.[1];
  return slug ?? new URLSearchParams(search).get('car_id') ?? '';
}
