import { EventsRecordedSchema, RecordedEventsSchema } from '../../api/record-events.ts';
import { RECORD_EVENTS } from '../../api/routes.ts';
import type { Backend } from '../backend.ts';
import { defineCall, type BackendApp } from './define-call.ts';

/** The call that counts what visitors did who agreed to it (spec F11); nothing of a visit is stored. */
export function defineEventCall(app: BackendApp, backend: Backend): void {
  defineCall(
    app,
    backend,
    {
      call: RECORD_EVENTS,
      summary: 'Counts what a visitor did who agreed to be counted.',
      body: RecordedEventsSchema,
      answer: EventsRecordedSchema,
      notFound: 'This site counts no events.',
    },
    ({ body: { visit, events } }, context) => {
      const { slug, tenant } = context.get('site');
      if (tenant.analytics === false) return undefined;
      for (const { name, event_id } of events)
        backend.metrics.count('forecourt_events_total', {
          tenant: slug,
          name,
          ...(event_id !== undefined && { id: String(event_id) }),
        });
      if (tenant.analytics.ga4) backend.toGa4(slug, tenant.analytics.ga4, visit, events);
      return { recorded: events.length };
    },
  );
}
