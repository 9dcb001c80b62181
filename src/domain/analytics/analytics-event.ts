import type { PageType } from './page-type.ts';

/**
 * Names of the Automotive Standards Council's events for GA4 that are sent. Families that no part of the site has, such as
 * voice, are missing.
 */
export const ASC_EVENTS = [
  'asc_pageview',
  'asc_item_pageview',
  'asc_itemlist_pageview',
  'asc_menu_interaction',
  'asc_cta_interaction',
  'asc_element_configuration',
  'asc_media_interaction',
  'asc_special_offer',
  'asc_click_to_call',
  'asc_comm_engagement',
  'asc_retail_process',
  'asc_form_engagement',
  'asc_form_submission',
  'asc_form_submission_sales',
  'asc_form_submission_sales_appt',
  'asc_form_submission_service',
  'asc_form_submission_parts',
  'asc_form_submission_trade',
  'asc_form_submission_credit',
] as const;
export type AscEventName = (typeof ASC_EVENTS)[number];

/** The parameters that say which vehicle an event is about: what its page shows to everybody, without the VIN. */
export const ITEM_PARAMETERS = [
  'item_id',
  'item_number',
  'item_make',
  'item_model',
  'item_variant',
  'item_year',
  'item_condition',
  'item_price',
  'item_color',
  'item_category',
  'item_fuel_type',
] as const;
export type AnalyticsItem = Partial<Record<(typeof ITEM_PARAMETERS)[number], string>>;

/** The other parameters; each has fixed words or the dealer's, never what someone typed. */
export const EVENT_PARAMETERS = [
  'event_action',
  'element_type',
  'element_title',
  'element_text',
  'link_url',
  'media_type',
  'promotion_name',
  'form_name',
  'form_type',
  'department',
  'comm_type',
  'comm_status',
] as const;
export type EventParameters = Partial<Record<(typeof EVENT_PARAMETERS)[number], string>>;

/** One thing that happened. There is no place in it for a name, a number, a mailbox or what was typed. */
export type AnalyticsEvent = AnalyticsItem &
  EventParameters & {
    name: AscEventName;
    /** The id of spec F11: on one event of each thing that happened. */
    event_id?: number;
    page_type: PageType;
    /** The address without its query, which may hold what was typed. */
    page_location: string;
  };
