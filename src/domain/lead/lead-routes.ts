import type { ChatSettings } from '../chat/chat-settings.ts';
import { isMessageForm } from '../chat/vehicle-chat.ts';
import { groupLocations } from '../location/location-groups.ts';
import type { Location } from '../location/location.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import type { LeadSettings } from './lead-settings.ts';
import { TRADE_IN_TITLES, type TradeInPage } from './trade-in-pages.ts';

/** What of a tenant's settings makes pages of forms. */
export type LeadSite = {
  leads: false | Pick<LeadSettings, 'forms'>;
  switches: { finance: boolean };
  models: { list: readonly unknown[] };
  chat: ChatSettings;
  trade_in: { pages: readonly TradeInPage[] };
  locations: readonly Location[];
};

/** A page with a form on it. */
export type LeadRoute = {
  path: string;
  form: LeadFormId;
  /** Its heading, where it is not the form's. */
  title?: string;
  /** Whether search engines may list it: pages that say something without a vehicle. */
  index: boolean;
  /** The location that answers. */
  location?: Location;
};

/** The form that a chat of the site's own is. */
const MESSAGE_FORM: LeadFormId = 'instant-message';

const FINANCE: readonly LeadFormId[] = ['finance-enquiry', 'quote'];

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

/** The forms whose leads a dealer takes: those of the settings, and the message form of a chat (spec V15). */
export function takenForms({ leads, chat }: Pick<LeadSite, 'leads' | 'chat'>): LeadFormId[] {
  if (!leads) return [];
  return [...new Set([...leads.forms, ...(isMessageForm(chat) ? [MESSAGE_FORM] : [])])];
}

/**
 * The forms that a dealer offers: those of the settings that have something to be about (spec F2, C12, M1), and the message
 * form of a chat (spec V15).
 */
export function offeredForms({
  leads,
  switches,
  models,
  chat,
  trade_in,
}: Omit<LeadSite, 'locations'>): Set<LeadFormId> {
  const isOffered = (form: LeadFormId): boolean => {
    if (FINANCE.includes(form)) return switches.finance;
    if (form === 'trade-in') return trade_in.pages.length > 0;
    return form !== 'model-order' || models.list.length > 0;
  };
  return new Set(takenForms({ leads, chat }).filter(isOffered));
}

/** The pages of a form at its own address and around it. */
function pagesOf(form: LeadFormId, { trade_in }: Pick<LeadSite, 'trade_in'>): LeadRoute[] {
  if (form === 'model-order') return [];
  if (form === 'trade-in')
    return trade_in.pages.map((page) => ({ path: `/${page}`, form, ...TRADE_IN_TITLES[page] }));
  return [
    { path: LEAD_FORMS[form].route, form, index: !ABOUT_ONE.has(form) },
    ...(AROUND[form] ?? []).map((around) => ({ ...around, form })),
  ];
}

/** Every page with a form on it, but for the one that orders a model, which has a page of its own (spec F7, C12). */
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
