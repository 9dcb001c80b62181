import { sendEvent } from '../../components/ui/send-event.ts';
import { watchOutbox } from '../../services/watch-outbox.ts';
import { siteSlug } from '../../state/site-slug.ts';

// The page that shows the form of a lead counts it itself.
watchOutbox(siteSlug() ?? '', {
  onOtherSent: ({ submission: { form } }, answer) => {
    if (answer.kind !== 'accepted') return;
    const { event } = answer;
    sendEvent(document.documentElement, 'lead-sent', { form, ...(event !== undefined && { event }) });
  },
});
