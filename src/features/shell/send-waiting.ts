import { sendEvent } from '../../components/ui/send-event.ts';
import { draftName } from '../../domain/lead/lead-draft.ts';
import { watchOutbox } from '../../state/watch-outbox.ts';
import { forgetAsked } from '../../state/lead-drafts.ts';
import { siteSlug } from '../../state/kept-text.ts';

/** Says that a message went that this device had kept, wherever the shopper is now. */
async function tellSent(): Promise<void> {
  const { showToast } = await import('../../components/ui/show-toast.ts');
  showToast({
    title: 'Your message has been sent',
    text: "We couldn't be reached before, so it was kept on this device. You don't need to send it again.",
    link: { label: 'Home', href: '/' },
  });
}

// The page that shows the form of a lead counts it itself.
watchOutbox(siteSlug() ?? '', {
  onOtherSent: ({ submission: { form, car_id: car = '' } }, answer) => {
    if (answer.kind !== 'accepted') return;
    const { event } = answer;
    forgetAsked(draftName(form, car));
    void tellSent();
    sendEvent(document.documentElement, 'lead-sent', { form, ...(event !== undefined && { event }) });
  },
});
