import type { AscEventName, EventParameters } from './analytics-event.ts';

/** How far a shopper is in a checkout: at its first step, at a later one, or done. */
export type CheckoutProgress = { form: string; step: string; did: 'start' | 'continue' | 'complete' };

/** An event before it is said where it happened. */
export type EventDraft = { name: AscEventName; event_id?: number } & EventParameters;

/** What a visitor used that has no id of spec F11. */
export type Interaction =
  /** Photos, a video or a spin: what was used, and what was done with it. */
  | { kind: 'media'; media: string; did: string }
  /** A link of the header or the footer was followed; `href` without its query, `text` as the dealer has it. */
  | { kind: 'menu'; menu: 'header' | 'footer'; text: string; href: string }
  /** A list was asked otherwise: 'query', 'sortBy' or the name of a facet, and never what was typed or chosen. */
  | { kind: 'list-choice'; field: string }
  | { kind: 'compare' }
  /** `way` is 'copy', 'sms' or the like. */
  | { kind: 'share'; way: string }
  /** A card of the dealer's own was seen, or its link followed. */
  | { kind: 'offer'; title: string; did: 'view' | 'click' }
  | { kind: 'chat' }
  /** A step of a checkout was shown, by its title, or the vehicle is held. */
  | ({ kind: 'checkout' } & CheckoutProgress);

/** What a choice of a list is about, in words of the standard. */
const ELEMENTS: Readonly<Record<string, string>> = { query: 'search', sortBy: 'sort' };

/** The event of something that was used, by the names of the Automotive Standards Council. */
export function interactionEvent(action: Interaction): EventDraft {
  switch (action.kind) {
    case 'media':
      return { name: 'asc_media_interaction', media_type: action.media, event_action: action.did };
    case 'menu':
      return {
        name: 'asc_menu_interaction',
        element_type: action.menu,
        element_text: action.text,
        link_url: action.href,
      };
    case 'list-choice':
      return {
        name: 'asc_element_configuration',
        element_type: ELEMENTS[action.field] ?? 'filter',
        element_title: action.field,
      };
    case 'compare':
      return { name: 'asc_cta_interaction', element_type: 'compare' };
    case 'share':
      return { name: 'asc_cta_interaction', element_type: 'share', element_title: action.way };
    case 'offer':
      return { name: 'asc_special_offer', promotion_name: action.title, event_action: action.did };
    case 'checkout':
      return {
        name: 'asc_retail_process',
        element_type: action.form,
        element_title: action.step,
        event_action: action.did,
      };
    case 'chat':
      return { name: 'asc_comm_engagement', comm_type: 'chat', comm_status: 'start' };
  }
}
