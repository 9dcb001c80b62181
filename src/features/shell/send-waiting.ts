import { sendEvent } from '../../components/ui/send-event.ts';
import { watchOutbox } from '../../services/watch-outbox.ts';
import { siteSlug } from '../../state/site-slug.ts';

// A form on this page hears what became of its own lead, and tells the shopper.
watchOutbox(siteSlug() ?? '', {
  onSent: ({ submission: { form } }, answer) => {
    if (answer.kind !== 'accepted' || document.querySelector('lead-form')) return;
    const { event } = answer;
    sendEvent(document.documentElement, 'lead-sent', { form, ...(event !== undefined && { event }) });
  },
});
