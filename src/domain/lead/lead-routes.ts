import type { ChatSettings } from '../chat/chat-settings.ts';
import { CHECKOUT_FORMS, checkoutOf, type CheckoutSite } from '../checkout/checkout-site.ts';
import { isMessageForm } from '../chat/vehicle-chat.ts';
import type { StockNoun } from '../search/listing-words.ts';
import { groupLocations } from '../location/location-groups.ts';
import type { Location } from '../location/location.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { formInWords } from './form-in-words.ts';
import type { LeadSettings } from './lead-settings.ts';
import { TRADE_IN_TITLES, tradeInTitle, type TradeInPage } from './trade-in-pages.ts';

/** The settings that make pages of forms. */
export type LeadSite = Pick<CheckoutSite, 'reserve' | 'payment'> & {
  leads: false | Pick<LeadSettings, 'forms'>;
  switches: CheckoutSite['switches'] & { finance: boolean };
  models: { list: readonly unknown[] };
  chat: ChatSettings;
  trade_in: { pages: readonly TradeInPage[] };
  site: { stock_noun: StockNoun };
  locations: readonly Location[];
};

/** A page with a form on it. */
export type LeadRoute = {
  path: string;
  form: LeadFormId;
  /** Its heading, where it is not the form's. */
  title?: string;
  /** True if search engines may list it: pages that say something without a vehicle. */
  index: boolean;
  /** The location that answers. */
  location?: Location;
};

/** The form that a chat of the site's own is. */
const MESSAGE_FORM: LeadFormId = 'instant-message';

/** The forms that ask for credit. */
export const FINANCE_FORMS: readonly LeadFormId[] = ['finance-enquiry', 'quote'];

/** Other addresses of a form, by which the trade and links elsewhere know it (spec C12). */
const AROUND: Partial<Record<LeadFormId, readonly Omit<LeadRoute, 'form'>[]>> = {
  'finance-enquiry': [
    { path: '/finance', title: 'Finance', index: true },
    { path: '/apply-for-finance', title: 'Apply for Finance', index: true },
    { path: '/finance-pre-approval', title: 'Finance Pre-Approval', index: true },
    { path: '/finance-and-insurance', title: 'Finance and Insurance', index: true },
    { path: '/personalised/finance', title: 'Finance for This Vehicle', index: false },
  ],
};

/** Forms that say nothing until they are about a vehicle. */
const ABOUT_ONE: ReadonlySet<LeadFormId> = new Set(['enquiry', 'instant-message', 'photos', 'quote']);

/** The settings that say which forms a tenant takes. */
type FormsSite = Omit<LeadSite, 'locations' | 'models' | 'site'>;

/**
 * The forms whose leads a dealer takes: those of the settings, the message form of a chat (spec V15), and that of the
 * checkout (spec F9).
 */
export function takenForms(site: FormsSite): LeadFormId[] {
  const { leads, chat } = site;
  if (!leads) return [];
  const checkout = checkoutOf(site);
  const added = [...(isMessageForm(chat) ? [MESSAGE_FORM] : []), ...(checkout ? [checkout.form] : [])];
  return [...new Set([...leads.forms, ...added])];
}

/**
 * The forms that a dealer offers: those of the settings that have something to be about (spec F2, C12, M1), and the message
 * form of a chat (spec V15).
 */
export function offeredForms(site: Omit<LeadSite, 'locations' | 'site'>): Set<LeadFormId> {
  const { switches, models, trade_in } = site;
  const isOffered = (form: LeadFormId): boolean => {
    if (FINANCE_FORMS.includes(form)) return switches.finance;
    if (form === 'trade-in') return trade_in.pages.length > 0;
    return form !== 'model-order' || models.list.length > 0;
  };
  return new Set(takenForms(site).filter(isOffered));
}

/** The forms of pages that are more than a form: the order of a model, and the checkout of a vehicle (spec M1, F9). */
const ON_THEIR_OWN: ReadonlySet<LeadFormId> = new Set(['model-order', ...CHECKOUT_FORMS]);

/** The pages of a form at its own address and around it. */
function pagesOf(form: LeadFormId, { trade_in, site }: Pick<LeadSite, 'trade_in' | 'site'>): LeadRoute[] {
  if (ON_THEIR_OWN.has(form)) return [];
  if (form === 'trade-in')
    return trade_in.pages.map((page) => {
      const title = tradeInTitle(page, site.stock_noun);
      return { path: `/${page}`, form, index: TRADE_IN_TITLES[page].index, ...(title && { title }) };
    });
  return [
    { path: formInWords(form, site.stock_noun).route, form, index: !ABOUT_ONE.has(form) },
    ...(AROUND[form] ?? []).map((around) => ({ ...around, form })),
  ];
}

/** Every page of a form, but for those that are more than a form (spec F7, C12). */
export function leadRoutes(site: LeadSite): LeadRoute[] {
  const offered = offeredForms(site);
  const routes = [...offered].flatMap((form) => pagesOf(form, site));
  if (!offered.has('contact')) return routes;
  const places = groupLocations(site.locations).flatMap(({ tabs }) => tabs.map(({ location }) => location));
  return [
    ...routes,
    ...places.map((location): LeadRoute => ({
      path: `/contact-us/${location.slug}`,
      form: 'contact',
      title: `Contact ${location.name}`,
      index: true,
      location,
    })),
  ];
}
