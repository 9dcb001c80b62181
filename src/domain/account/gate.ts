import type { SignInType } from './sign-in-type.ts';

/** What a dealer may ask to sign in for (spec A10); the garage and the watchlist always do. */
export const GATES = [
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'trade-in',
  'car-finance',
] as const satisfies readonly SignInType[];
export type Gate = (typeof GATES)[number];

const FINANCE: readonly Gate[] = ['finance', 'car-finance'];

/** The gates that a page can have, by its path. */
const PAGES: readonly { path: RegExp; gates: readonly Gate[] }[] = [
  { path: /^\/cars\/[^/]+\/(?:checkout|buy-online)$|^\/checkout(?:-journey)?$/, gates: ['checkout'] },
  { path: /^\/(?:cars\/trade-in|trade-in|sell-my-car|instant-price|instant-purchase)$/, gates: ['trade-in'] },
  { path: /^\/(?:finance|finance-enquiry|apply-for-finance|finance-pre-approval)$/, gates: FINANCE },
  { path: /^\/(?:finance-and-insurance|personalised\/finance|request-a-quote)$/, gates: FINANCE },
  { path: /^\/spin-to-win$/, gates: ['spin-to-win'] },
  { path: /^\/online-payment$/, gates: ['online-payment'] },
];

/** Pages of a checkout that name a car by a parameter, if they do. */
const OF_NO_CAR: ReadonlySet<string> = new Set(['/checkout', '/checkout-journey']);

/** The gates of a dealer that a page can have, whatever its query is (spec A10). */
export function gatesOf(path: string, on: readonly Gate[]): Gate[] {
  const gates = PAGES.find((page) => page.path.test(path))?.gates ?? [];
  return gates.filter((gate) => on.includes(gate));
}

/**
 * The gate of a page as it was opened (spec A10): finance is asked for a car, or for none; the journey of a checkout has a
 * gate once its car is known. Undefined for a page that anybody may see.
 */
export function gateAt(path: string, search: string, on: readonly Gate[]): Gate | undefined {
  const hasCar = Boolean(new URLSearchParams(search).get('car_id'));
  const isOpen = (gate: Gate): boolean => {
    if (FINANCE.includes(gate)) return (gate === 'car-finance') === hasCar;
    return !OF_NO_CAR.has(path) || hasCar;
  };
  return gatesOf(path, on).find(isOpen);
}
