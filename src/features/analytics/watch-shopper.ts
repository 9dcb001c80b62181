import { vehicleParts } from '../../components/vehicle/vehicle-parts.ts';
import { analyticsEvents, type ShopperAction } from '../../domain/analytics/analytics-events.ts';
import { leadEvent } from '../../domain/lead/lead-event.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { hasConsent } from '../../state/consent.ts';
import { noteInDatalayer } from './asc-datalayer.ts';
import { countedPage } from './counted-page.ts';
import { sendEvents } from './send-events.ts';
import { watchInteractions } from './watch-interactions.ts';

/**
 * Counts what is done on this page (spec F11), by the events that its parts send anyway and by links. `isNewPage` says
 * that its view counts, too: not on the page on which the visitor agreed.
 */
export function watchShopper(endpoint: string, isNewPage: boolean): void {
  const count = (action: ShopperAction, target?: EventTarget | null): void => {
    if (!hasConsent('analytics')) return;
    const page = countedPage(target);
    const events = analyticsEvents(action, page);
    sendEvents(endpoint, events);
    noteInDatalayer(events, page);
  };
  /** Numbers that were asked for on this page: to show one and to dial it is one call. */
  const called = new Set<string>();
  const countCall = (link: Element | null | undefined): void => {
    const number = link?.getAttribute('href');
    if (!number || called.has(number)) return;
    called.add(number);
    count({ kind: 'phone-click' });
  };

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.protocol === 'tel:') countCall(link);
    else if (link && vehicleParts.valueOf(link, 'report') !== undefined) count({ kind: 'history-report' });
  });
  document.addEventListener('favourite-save', ({ target }) => count({ kind: 'favourite' }, target));
  document.addEventListener('finance-calculator-use', () => count({ kind: 'finance-calculator' }));
  document.addEventListener('lead-sent', ({ detail: { form, event } }) => {
    if (isLeadFormId(form)) count({ kind: 'lead', form, event: event ?? leadEvent(form) });
  });
  watchInteractions(count);
  addEventListener('beforeprint', () => count({ kind: 'print' }), { once: true });
  if (isNewPage) count({ kind: 'view' });
}
