import { isEstimable } from '../vehicle/eligibility.ts';
import { getFinanceLink } from '../finance/finance-links.ts';
import type { VehicleChat } from '../chat/vehicle-chat.ts';
import type { FinanceRules } from '../finance/resolve-finance.ts';
import { isAvailable, isReservable } from '../vehicle/availability.ts';
import { visitRoutes, wordsOfVehicle } from '../trade/kind-words.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type ActionName = VehiclePageSettings['actions'][number];

/** A button of a vehicle's page: a link, the dealer's number to call, or the chat, which is a form or a provider's frame. */
export type CallToAction =
  | { action: 'call'; label: string; phone: string }
  | { action: 'chat'; label: string; href: string; by: 'form' | 'frame' }
  | { action: Exclude<ActionName, 'call' | 'chat'>; label: string; href: string };

/**
 * What decides which buttons a vehicle has; `hrefOf` answers the first of the routes that has a page, or contact details
 * while none has.
 */
export type ActionContext = {
  settings: Pick<VehiclePageSettings, 'actions'>;
  chat: VehicleChat | undefined;
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

/** The form that asks about a vehicle, or the people who would answer it. */
export const enquiryHref = (vehicle: Vehicle, hrefOf: ActionContext['hrefOf']): string =>
  hrefOf(formOf('/enquire', vehicle), formOf('/contact', vehicle));

const enquire: Rule = (vehicle, { hrefOf }) => ({
  action: 'enquire',
  label: 'Enquire Now',
  href: enquiryHref(vehicle, hrefOf),
});

/** Where a chat leads without scripts: to its form, and from a provider's to the enquiry; undefined where there is no chat. */
export function chatHref(
  vehicle: Vehicle,
  { chat, isPage, hrefOf }: Pick<ActionContext, 'chat' | 'isPage' | 'hrefOf'>,
): string | undefined {
  if (!chat) return undefined;
  if (chat.frame) return enquiryHref(vehicle, hrefOf);
  const form = formOf('/instant-message', vehicle);
  return isPage(form) ? form : undefined;
}

const RULES = {
  // Where a reservation cannot be taken online, there is no page of it and the vehicle is not reservable.
  reserve: (vehicle, { switches, isPage }) => {
    const href = `${vehicle.path}/${switches.buy_online ? 'buy-online' : 'checkout'}`;
    return switches.reserve && isReservable(vehicle) && isPage(href)
      ? { action: 'reserve', label: wordsOfVehicle(vehicle).reserve, href }
      : undefined;
  },
  enquire,
  chat: (vehicle, context) => {
    const href = chatHref(vehicle, context);
    return href === undefined
      ? enquire(vehicle, context)
      : { action: 'chat', label: 'Instant Message', href, by: context.chat?.frame ? 'frame' : 'form' };
  },
  call: (_, { phone }) => (phone ? { action: 'call', label: 'Call Now', phone } : undefined),
  // What is still to come can be neither driven nor seen.
  'test-drive': (vehicle, { hrefOf }) =>
    vehicle.status === 'in_stock'
      ? {
          action: 'test-drive',
          label: wordsOfVehicle(vehicle).visit.title,
          href: hrefOf(...visitRoutes(wordsOfVehicle(vehicle)).map((route) => formOf(route, vehicle))),
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
  // Out of its hours the chat is 'Enquire Now' itself.
  if (shown.has('chat') && context.chat && context.chat.hours.length > 0) shown.delete('enquire');
  return [...shown.values()];
}

/**
 * True if a page masks the phone numbers on it until one is pressed (spec D6): where the dealer wants it, and there is a button to
 * press. It holds for every number of the page, since one that can be read elsewhere is not masked.
 */
export const masksPhonesOf = (
  { phone_masked }: { phone_masked: boolean },
  actions: readonly CallToAction[],
): boolean => phone_masked && actions.some(({ action }) => action === 'call');
