import { isEstimable } from '../vehicle/eligibility.ts';
import { getFinanceLink } from '../finance/finance-links.ts';
import type { FinanceRules } from '../finance/resolve-finance.ts';
import { isAvailable, isReservable } from '../vehicle/availability.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type ActionName = VehiclePageSettings['actions'][number];

/** A button of a vehicle's page: a link, or the dealer's number to call. */
export type CallToAction =
  | { action: 'call'; label: string; phone: string }
  | { action: Exclude<ActionName, 'call'>; label: string; href: string };

/**
 * What decides which buttons a vehicle has; `hrefOf` answers the first of the routes that has a page, or contact details
 * while none has.
 */
export type ActionContext = {
  settings: Pick<VehiclePageSettings, 'actions' | 'chat'>;
  switches: { reserve: boolean; buy_online: boolean; finance: boolean };
  finance: Pick<FinanceRules, 'links' | 'personalised'>;
  phone: string | undefined;
  hrefOf: (...routes: readonly string[]) => string;
  isPage: (route: string) => boolean;
};

type Rule = (vehicle: Vehicle, context: ActionContext) => CallToAction | undefined;

/** The form at a route, about a vehicle. */
const formOf = (route: string, { id }: Vehicle): string => `${route}?car_id=${encodeURIComponent(id)}`;

/** A vehicle with fewer photos leaves something to ask for. */
const FEW_PHOTOS = 4;

const enquire: Rule = (vehicle, { hrefOf }) => ({
  action: 'enquire',
  label: 'Enquire Now',
  href: hrefOf(formOf('/enquire', vehicle), formOf('/contact', vehicle)),
});

const RULES = {
  reserve: (vehicle, { switches, hrefOf }) =>
    switches.reserve && isReservable(vehicle)
      ? {
          action: 'reserve',
          label: 'Reserve Car Now',
          href: hrefOf(`${vehicle.path}/${switches.buy_online ? 'buy-online' : 'checkout'}`),
        }
      : undefined,
  enquire,
  chat: (vehicle, context) =>
    context.settings.chat
      ? { action: 'chat', label: 'Instant Message', href: context.settings.chat }
      : enquire(vehicle, context),
  call: (_, { phone }) => (phone ? { action: 'call', label: 'Call Now', phone } : undefined),
  // A van is towed and a car that is still to come cannot be driven.
  'test-drive': (vehicle, { hrefOf }) =>
    vehicle.item_type !== 'caravan' && vehicle.status === 'in_stock'
      ? {
          action: 'test-drive',
          label: 'Book a Test Drive',
          href: hrefOf(formOf('/book-test-drive', vehicle)),
        }
      : undefined,
  photos: (vehicle, { isPage }) =>
    vehicle.images.length < FEW_PHOTOS && isPage('/request-photos')
      ? { action: 'photos', label: 'Request Photos', href: formOf('/request-photos', vehicle) }
      : undefined,
  finance: (vehicle, { switches, finance, hrefOf }) =>
    switches.finance && isEstimable(vehicle)
      ? { action: 'finance', label: 'Get Finance', href: hrefOf(getFinanceLink(vehicle, finance)) }
      : undefined,
  'trade-in': (vehicle, { hrefOf }) => ({
    action: 'trade-in',
    label: 'Trade-In Valuation',
    href: hrefOf(formOf('/cars/trade-in', vehicle)),
  }),
} satisfies Record<ActionName, Rule>;

/** The buttons of a vehicle's page in the dealer's order (spec V15); none for one that is not available (spec D2). */
export function callsToAction(vehicle: Vehicle, context: ActionContext): CallToAction[] {
  if (!isAvailable(vehicle)) return [];
  const shown = new Map<ActionName, CallToAction>();
  for (const name of context.settings.actions) {
    const action = RULES[name](vehicle, context);
    // Without a chat its place is 'Enquire Now', which may be in the list itself.
    if (action && !shown.has(action.action)) shown.set(action.action, action);
  }
  return [...shown.values()];
}
