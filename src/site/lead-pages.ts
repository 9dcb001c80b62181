import { resolveLimits } from '../domain/finance/resolve-limits.ts';
import { leadFormOf } from '../domain/lead/lead-form-of-site.ts';
import { askedPlace, type AskedPlace } from '../domain/lead/asked-place.ts';
import { LOCATION_ID } from '../domain/lead/lead-fields.ts';
import { fieldsOf, type LeadForm } from '../domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../domain/lead/lead-forms.ts';
import { locationFormHref } from '../domain/lead/location-form-href.ts';
import { dealerForms } from '../domain/trade-in/dealer-forms.ts';
import { leadRoutes, offeredForms, type LeadRoute } from '../domain/lead/lead-routes.ts';
import { SUCCESS_PATH } from '../domain/lead/success-words.ts';
import { serviceFrames } from '../domain/lead/service-frames.ts';
import type { EmbeddedPage } from '../domain/location/location-frames.ts';
import type { Location } from '../domain/location/location.ts';
import { ALL_HREF } from '../domain/search/listing-href.ts';
import { capitalised } from '../domain/search/listing-words.ts';
import type { TradeInQuestion } from '../domain/trade-in/trade-in-questions.ts';
import { valuationPlan, type ValuationPlan } from '../domain/trade-in/valuation-plan.ts';
import type { PositionCard, ShownText } from '../domain/content/content-view.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import { latestCards } from './latest-cards.ts';
import type { ContentParts } from './content-plans.ts';
import { ownFinance, type OwnFinancePlan } from './own-finance.ts';
import { positionCards } from './people-pages.ts';
import type { SiteParts } from './site-parts.ts';

const TERMS = '/terms-and-conditions';
const PRIVACY = '/privacy-policy';
/** Vehicles on the page that thanks. */
const SUCCESS_VEHICLES = 4;

/** What a page with a form shows. */
export type LeadPlan = {
  form: LeadForm;
  title: string;
  /** The dealer's own text at this address, which stands above the form. */
  text: (ShownText & { description: string }) | undefined;
  /** The positions that are open, above the form of careers. */
  positions: PositionCard[];
  /** Pages of others that it can show. */
  frames: EmbeddedPage[];
  /** The finance parts that it has for a signed-in visitor. */
  ownFinance: OwnFinancePlan | undefined;
  /** Who answers on the phone, and the place whose hours are named. */
  phone: string | undefined;
  location: Location | undefined;
  /** The locations that the form lets choose from; none where it does not ask. */
  places: AskedPlace[];
  /** The picture across the top of the dealer's own text. */
  picture: VehicleImage | undefined;
  alt: string;
  /** What the consent refers to, as far as the site has it. */
  terms: { label: string; href: string }[];
  /** Questions with their answers, below the form. */
  questions: readonly TradeInQuestion[];
  /** Figures that shoppers get on it. */
  valuation: ValuationPlan | undefined;
};

/** The pages of forms, and the one that thanks (spec F1 to F7, F10); none without `leads` in the settings. */
export function leadPages(
  site: SiteParts,
  content: Pick<ContentParts, 'intro' | 'shown' | 'site' | 'current'>,
) {
  const { tenant, pageKey, isPage, pictureOf } = site;
  const { leads, locations } = tenant;
  const routes = leadRoutes(tenant);
  const limits = resolveLimits(tenant.finance);
  const primary = locations.find(({ primary: isPrimary }) => isPrimary) ?? locations[0];

  const ways = [
    { label: `See All ${capitalised(tenant.site.stock_noun)}`, href: ALL_HREF },
    { label: 'Home', href: '/' },
  ];

  /** What arrived last, for the person who is done asking. */
  const successCards = () => latestCards(site, SUCCESS_VEHICLES).cards;

  const isValuation = ({ form }: LeadRoute): boolean => form === 'trade-in';

  /** The locations of a form's choice, as its page knows them. */
  function askedPlaces(form: LeadForm): AskedPlace[] {
    const asked = fieldsOf(form).find(({ name, kind }) => name === LOCATION_ID.name && kind === 'choice');
    const ids = asked?.choices?.map(({ value }) => value) ?? [];
    return locations.filter(({ id }) => ids.includes(id)).map((one) => askedPlace(one, tenant.location));
  }

  function plan(route: LeadRoute): LeadPlan {
    const { form, path, title, location } = route;
    if (!leads) throw new Error(`${path} is the page of a form, and this site offers none.`);
    const own = leadFormOf(form, {
      leads,
      locations,
      limits,
      noun: tenant.site.stock_noun,
      forms: dealerForms(tenant),
    });
    // Where the form asks which location, one that does the work stands for all until it is answered.
    const [asked] = askedPlaces(own);
    const place = location ?? locations.find(({ id }) => id === asked?.id) ?? primary;
    const text = content.intro(path);
    return {
      form: own,
      title: text?.title ?? title ?? own.title,
      text: text && { ...content.shown(text), description: text.description },
      positions: form === 'careers' ? positionCards(content) : [],
      frames: serviceFrames(tenant, form),
      ownFinance: ownFinance(tenant, route),
      phone: location?.phone ?? tenant.site.phone ?? primary?.phone,
      location: place,
      places: askedPlaces(own),
      picture: pictureOf(text?.picture),
      alt: text?.picture_alt ?? '',
      terms: [
        { label: 'Terms of use', href: TERMS },
        { label: 'Privacy policy', href: PRIVACY },
      ].filter(({ href }) => isPage(href)),
      questions: isValuation(route) ? tenant.trade_in.questions : [],
      valuation: isValuation(route) ? valuationPlan(tenant.trade_in) : undefined,
    };
  }

  const offered = offeredForms(tenant);
  return {
    /** The day of the build, YYYY-MM-DD: in no key, for a page of an earlier day does as well. */
    today: site.stock.today,
    /** The form that the button of a location opens; undefined where it leads to contact details. */
    formHrefOf: (place: Location): string | undefined => locationFormHref(place, offered),
    /** The form that asks for a quote on a model, which is on a page of the models (spec M1). */
    modelOrder: (): LeadPlan | undefined =>
      offered.has('model-order')
        ? plan({ path: LEAD_FORMS['model-order'].route, form: 'model-order', index: false })
        : undefined,
    pages: () => routes.map((route) => ({ route, key: pageKey('lead', route, plan(route)) })),
    plan,
    /** True if a text has a form below it, and no page of its own. */
    hasForm: ({ path }: { path: string }): boolean => routes.some((route) => route.path === path),
    success: {
      pages: () =>
        routes.length > 0 ? [{ path: SUCCESS_PATH, key: pageKey('success', ways, successCards()) }] : [],
      plan: () => ({ ways, phone: tenant.site.phone ?? primary?.phone, cards: successCards() }),
    },
  };
}
