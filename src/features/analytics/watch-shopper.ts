import { sendEvent } from '../../components/ui/send-event.ts';
import { uiMarks } from '../../components/ui/ui-marks.ts';
import { type ShopperAction, analyticsEvents } from '../../domain/analytics/analytics-events.ts';
import { FORM_MARKS } from '../../domain/lead/form-marks.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { vehicleMarks } from '../../components/vehicle/vehicle-marks.ts';
import { leadEvent } from '../../domain/lead/lead-event.ts';
import { hasConsent } from '../../state/consent.ts';
import { noteInDatalayer } from './asc-datalayer.ts';
import { countedPage } from './counted-page.ts';
import { sendEvents } from './send-events.ts';

type Count = (action: ShopperAction, target?: EventTarget | null) => void;

/** The longest words that an event carries. */
const MAX_LENGTH = 100;

/** Where a link leads: a path of the site, or the host of another; never a query, which may hold what was typed. */
const placeOf = ({ origin, pathname, host }: HTMLAnchorElement): string =>
  origin === location.origin ? pathname : host;

/** Counts a link of the header, the footer or an offer that was followed. */
function countLink(link: HTMLAnchorElement, count: Count): void {
  if (!/^https?:$/.test(link.protocol)) return;
  const offer = link.closest(uiMarks.selector('offer'));
  if (offer)
    count({
      kind: 'offer',
      title: (uiMarks.valueOf(offer, 'offer') ?? '').slice(0, MAX_LENGTH),
      did: 'click',
    });
  // The search box of the header offers what was typed before, which is nobody's to know.
  const menu = link.closest('body > header nav') ? 'header' : link.closest('#site-footer') && 'footer';
  const text = link.innerText.trim().slice(0, MAX_LENGTH);
  if (menu) count({ kind: 'menu', menu, text, href: placeOf(link).slice(0, MAX_LENGTH) });
}

/**
 * Counts what a shopper uses on a page beside what has an id of spec F11: media, menus, filters, compare, share, offers,
 * chat, and the first field of a form. What is used over and over counts once a page.
 */
function watchInteractions(count: Count): void {
  const counted = new Set<string>();
  const once = (key: string, action: ShopperAction, target?: EventTarget | null): void => {
    if (counted.has(key)) return;
    counted.add(key);
    count(action, target);
  };

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) countLink(link, count);
  });
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest(`[${FORM_MARKS.form}]`) : null;
    const id = form?.getAttribute(FORM_MARKS.form) ?? '';
    if (isLeadFormId(id)) once(`form ${id}`, { kind: 'form-start', form: id });
  });
  document.addEventListener('media-use', ({ detail: { media, did } }) =>
    once(`${media} ${did}`, { kind: 'media', media, did }),
  );
  document.addEventListener('list-choice', ({ detail: field }) => {
    const action = { kind: 'list-choice', field } as const;
    // Every letter searches, and a slider is many steps.
    once(`list ${field}`, action);
  });
  document.addEventListener('compare-add', ({ target }) => count({ kind: 'compare' }, target));
  document.addEventListener('share-use', ({ detail: way }) => count({ kind: 'share', way }));
  document.addEventListener('checkout-progress', ({ detail }) =>
    once(`checkout ${detail.step}`, { kind: 'checkout', ...detail }),
  );
  sendEvent(document.documentElement, 'count-begin');
  document.addEventListener('chat-open', () => once('chat', { kind: 'chat' }));
  watchOffers((title) => once(`offer ${title}`, { kind: 'offer', title, did: 'view' }));
}

/**
 * Tells the title of each offer of the page whenever it is in view. Lists are drawn anew while they are filtered, so that
 * it looks at what is there after each scroll and choice.
 */
function watchOffers(seen: (title: string) => void): void {
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    for (const offer of uiMarks.findAll(document, 'offer')) {
      const { top, bottom, height } = offer.getBoundingClientRect();
      if (height > 0 && top < innerHeight && bottom > 0)
        seen((uiMarks.valueOf(offer, 'offer') ?? '').slice(0, MAX_LENGTH));
    }
  };
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  document.addEventListener('scroll', lookSoon, { passive: true });
  document.addEventListener('list-choice', lookSoon);
  lookSoon();
}

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
    else if (link && vehicleMarks.valueOf(link, 'report') !== undefined) count({ kind: 'history-report' });
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
