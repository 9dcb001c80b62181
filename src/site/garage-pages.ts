import { checkoutOf } from '../domain/checkout/checkout-site.ts';
import { garagePages, type GaragePage } from '../domain/garage/garage-site.ts';
import { KIND_WORDS } from '../domain/trade/kind-words.ts';
import { LEAD_FORMS } from '../domain/lead/lead-forms.ts';
import { SAVED_SEARCH_PATH } from '../domain/saved-search/saved-search.ts';
import { ALL_HREF } from '../domain/search/listing-href.ts';
import type { SiteParts } from './site-parts.ts';

/** Where an empty part of a garage leads; undefined for a page that the site has not. */
export type GarageLinks = {
  stock: string;
  testDrive?: string;
  tradeIn?: string;
  contact?: string;
  savedSearch?: string;
};

/** What a page of a garage shows: nothing of anybody, since it is the same for all (spec A6, A10). */
export type GaragePlan = {
  page: GaragePage;
  links: GarageLinks;
  /** What the dealer's vehicles are called: 'cars', 'caravans'. */
  stock: string;
  /** The button that books a visit. */
  visit: string;
  /** True if vehicles are reserved online. */
  reserves: boolean;
  /** Minutes before an appointment until which it can be changed. */
  noticeMinutes: number;
  /** What is agreed to by someone who wants reminders; missing where the dealer sends no mail. */
  reminderConsent?: string;
  /** IANA zone of the dealer. */
  timeZone: string;
};

/** The pages of a garage; none where it is switched off. */
export function garagePlans({ tenant, pageKey, isPage }: SiteParts) {
  const { site } = tenant;
  const pages = garagePages(tenant);
  const link = (name: Exclude<keyof GarageLinks, 'stock'>, href: string): Partial<GarageLinks> =>
    isPage(href) ? { [name]: href } : {};
  const links: GarageLinks = {
    stock: ALL_HREF,
    ...link('testDrive', KIND_WORDS[site.stock_noun].visit.route),
    ...link('tradeIn', LEAD_FORMS['trade-in'].route),
    ...link('contact', LEAD_FORMS.contact.route),
    ...link('savedSearch', SAVED_SEARCH_PATH),
  };
  const plan = (page: GaragePage): GaragePlan => ({
    page,
    links,
    stock: site.stock_noun,
    visit: KIND_WORDS[site.stock_noun].visit.title,
    reserves: checkoutOf(tenant) !== undefined,
    noticeMinutes: tenant.appointments.notice_minutes,
    ...(tenant.leads && { reminderConsent: tenant.garage.reminder_consent }),
    timeZone: site.time_zone,
  });
  return { pages: () => pages.map((page) => ({ page, key: pageKey('garage', plan(page)) })), plan };
}
