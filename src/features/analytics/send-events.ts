import type { RecordedEvents } from '../../api/record-events.ts';
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import { logFailure } from '../../services/log-failure.ts';
import { keepText, keptText } from '../../state/kept-text.ts';

/** A random id for as long as the tab: it says which events are of one visit, and not whose. Where storage is blocked, each call makes one. */
function visitId(): string {
  const kept = keptText('visit', 'tab');
  if (kept) return kept;
  const made = crypto.randomUUID();
  keepText('visit', made, 'tab');
  return made;
}

/** Sends events, also while the page is being left; a failure is a warning only (spec F11). */
export function sendEvents(endpoint: string, events: AnalyticsEvent[]): void {
  const isOwn = new URL(endpoint, location.href).origin === location.origin;
  const body: RecordedEvents = { visit: visitId(), events };
  fetch(endpoint, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify(body),
    // A collector elsewhere is told no more than the body, and need not answer in a way that pages may read.
    ...(isOwn
      ? { headers: { 'content-type': 'application/json' } }
      : { mode: 'no-cors', referrerPolicy: 'no-referrer' }),
  }).then(
    ({ ok, type, status }) => {
      if (!ok && type !== 'opaque') logFailure('Events were not counted', status);
    },
    (error: unknown) => logFailure('Events were not counted', error),
  );
}
