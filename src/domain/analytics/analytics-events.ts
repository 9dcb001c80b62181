import { EVENT_IDS } from '../lead/lead-event.ts';
import type { LeadFormId } from '../lead/lead-form-ids.ts';
import type { CarType } from '../vehicle/vehicle-words.ts';
import type { AnalyticsEvent, AnalyticsItem, AscEventName } from './analytics-event.ts';
import { interactionEvent, type EventDraft, type Interaction } from './interaction-event.ts';
import { pageType } from './page-type.ts';

/** What a visitor did, as the site sees it (spec F11). */
export type ShopperAction =
  | { kind: 'view' }
  | { kind: 'favourite' | 'print' | 'history-report' | 'phone-click' | 'finance-calculator' }
  /** The first field of a form was used. */
  | { kind: 'form-start'; form: LeadFormId }
  /** A form was accepted; `event` is the id that its lead was given. */
  | { kind: 'lead'; form: LeadFormId; event: number }
  | Interaction;

/** Where it was done. */
export type CountedPage = {
  origin: string;
  path: string;
  /** The vehicle it was done to, or whose page it is. */
  vehicle?: { item: AnalyticsItem; car_type?: CarType };
};

/** The event of a form's department, beside the one that every form has. */
const FORM_EVENTS: Readonly<Record<LeadFormId, { name?: AscEventName; department: string }>> = {
  enquiry: { name: 'asc_form_submission_sales', department: 'sales' },
  'instant-message': { name: 'asc_form_submission_sales', department: 'sales' },
  'test-drive': { name: 'asc_form_submission_sales_appt', department: 'sales' },
  photos: { name: 'asc_form_submission_sales', department: 'sales' },
  'finance-enquiry': { name: 'asc_form_submission_credit', department: 'finance' },
  quote: { name: 'asc_form_submission_credit', department: 'finance' },
  'trade-in': { name: 'asc_form_submission_trade', department: 'sales' },
  service: { name: 'asc_form_submission_service', department: 'service' },
  parts: { name: 'asc_form_submission_parts', department: 'parts' },
  contact: { department: 'general' },
  'multi-location': { department: 'general' },
  fleet: { name: 'asc_form_submission_sales', department: 'sales' },
  careers: { department: 'general' },
  'find-similar': { name: 'asc_form_submission_sales', department: 'sales' },
  'model-order': { name: 'asc_form_submission_sales', department: 'sales' },
  reserve: { name: 'asc_form_submission_sales', department: 'sales' },
  'buy-online': { name: 'asc_form_submission_sales', department: 'sales' },
};

/** A view is one of the page, and beside it one of what the page is about. Only used vehicles have an id of their own. */
function views({ path, vehicle }: CountedPage): EventDraft[] {
  const seen: EventDraft = { name: 'asc_pageview' };
  if (vehicle && pageType(path) === 'item') {
    const event_id = vehicle.car_type === 'used' ? EVENT_IDS['used-view'] : EVENT_IDS.default;
    return [seen, { name: 'asc_item_pageview', event_id }];
  }
  if (pageType(path) === 'itemlist')
    return [seen, { name: 'asc_itemlist_pageview', event_id: EVENT_IDS['search-view'] }];
  return [seen];
}

const formParameters = (form: LeadFormId, department: string, comm_status: 'start' | 'submit') => ({
  form_name: form,
  form_type: department,
  department,
  comm_type: 'form',
  comm_status,
});

function leads(form: LeadFormId, event_id: number): EventDraft[] {
  const { name, department } = FORM_EVENTS[form];
  const shared = formParameters(form, department, 'submit');
  return [
    { name: 'asc_form_submission', event_id, ...shared },
    ...(name === undefined ? [] : [{ name, ...shared }]),
  ];
}

function drafts(action: ShopperAction, page: CountedPage): EventDraft[] {
  switch (action.kind) {
    case 'view':
      return views(page);
    case 'lead':
      return leads(action.form, action.event);
    case 'finance-calculator':
      return [
        { name: 'asc_element_configuration', event_id: EVENT_IDS[action.kind], element_type: action.kind },
      ];
    case 'phone-click':
      return [{ name: 'asc_click_to_call', event_id: EVENT_IDS[action.kind], comm_type: 'voice' }];
    case 'form-start': {
      const { department } = FORM_EVENTS[action.form];
      return [{ name: 'asc_form_engagement', ...formParameters(action.form, department, 'start') }];
    }
    case 'favourite':
    case 'print':
    case 'history-report':
      return [{ name: 'asc_cta_interaction', event_id: EVENT_IDS[action.kind], element_type: action.kind }];
    default:
      return [interactionEvent(action)];
  }
}

/**
 * What is sent of something a visitor did: the events of the Automotive Standards Council's specification for GA4, one of
 * them with its id of spec F11. A view of a page that is neither a vehicle's nor a list has no such id.
 */
export function analyticsEvents(action: ShopperAction, page: CountedPage): AnalyticsEvent[] {
  const { origin, path, vehicle } = page;
  const where = { page_type: pageType(path), page_location: `${origin}${path}` };
  const item = vehicle?.car_type && { item_condition: vehicle.car_type };
  return drafts(action, page).map((draft) => ({ ...draft, ...where, ...vehicle?.item, ...item }));
}
