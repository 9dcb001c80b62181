import { expect, test } from 'vitest';
import type { EventDraft, Interaction } from './interaction-event.ts';
import { interactionEvent } from './interaction-event.ts';

const EVENTS: [Interaction, EventDraft][] = [
  [
    { kind: 'media', media: 'spin', did: 'turn' },
    { name: 'asc_media_interaction', media_type: 'spin', event_action: 'turn' },
  ],
  [
    { kind: 'menu', menu: 'header', text: 'Used cars', href: '/search/used-cars' },
    {
      name: 'asc_menu_interaction',
      element_type: 'header',
      element_text: 'Used cars',
      link_url: '/search/used-cars',
    },
  ],
  [
    { kind: 'list-choice', field: 'make' },
    { name: 'asc_element_configuration', element_type: 'filter', element_title: 'make' },
  ],
  [
    { kind: 'list-choice', field: 'sortBy' },
    { name: 'asc_element_configuration', element_type: 'sort', element_title: 'sortBy' },
  ],
  [
    { kind: 'list-choice', field: 'query' },
    { name: 'asc_element_configuration', element_type: 'search', element_title: 'query' },
  ],
  [{ kind: 'compare' }, { name: 'asc_cta_interaction', element_type: 'compare' }],
  [
    { kind: 'share', way: 'sms' },
    { name: 'asc_cta_interaction', element_type: 'share', element_title: 'sms' },
  ],
  [
    { kind: 'offer', title: 'We buy cars', did: 'view' },
    { name: 'asc_special_offer', promotion_name: 'We buy cars', event_action: 'view' },
  ],
  [
    { kind: 'checkout', form: 'reserve', step: 'Your details', did: 'continue' },
    {
      name: 'asc_retail_process',
      element_type: 'reserve',
      element_title: 'Your details',
      event_action: 'continue',
    },
  ],
  [{ kind: 'chat' }, { name: 'asc_comm_engagement', comm_type: 'chat', comm_status: 'start' }],
];

test.each(EVENTS)('F11 %j is an event of the standard, without an id', (action, expected) => {
  expect(interactionEvent(action)).toEqual(expected);
});
