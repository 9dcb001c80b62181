import { REMINDER_WORDS, type DueReminder } from '../../domain/garage/due-reminders.ts';
import { garagePages } from '../../domain/garage/garage-site.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { leadDealer, type LeadDealer } from '../destinations/lead-dealer.ts';
import { oneLine } from '../destinations/lead-email.ts';
import { endUnproved } from '../garage-store/reminder-proofs.ts';
import { decideReminder, dueOwners } from '../garage-store/decide-reminder.ts';
import { onceFor } from '../once-for.ts';
import type { Subscriber } from '../saved-search-store/subscriber.ts';
import { emailFoot, stopUrl } from '../saved-searches/email-foot.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { askOwners } from './ask-owners.ts';

const dealerOf = onceFor(leadDealer);

/**
 * The email that reminds an address (spec A6): days alone, and no word that someone typed, because the address may be a
 * stranger's. `now` in milliseconds.
 */
function reminderEmail(
  dealer: LeadDealer,
  subscriber: Subscriber,
  { due, garage, now }: { due: readonly DueReminder[]; garage: string; now: number },
): StoredEmail {
  const lines = due.map(({ reminder, on }) => `${REMINDER_WORDS[reminder]}: ${longDay(on)}`);
  const parts = [
    'Hello,',
    `You asked us to remind you about a vehicle in your garage at ${dealer.site.name}.`,
    lines.join('\n'),
    `See which vehicle, or change your reminders: ${new URL(garage, dealer.site.url).href}`,
    emailFoot(dealer, subscriber),
  ];
  return {
    to: subscriber.email,
    subject: oneLine(`Reminder from ${dealer.site.name}: ${lines[0]}`),
    text: `${parts.join('\n\n')}\n`,
    stopUrl: stopUrl(dealer, subscriber),
    at: new Date(now).toISOString(),
  };
}

/**
 * Asks the addresses that were named whether they want reminders, and puts those that are due at `now` (milliseconds) for proved ones into the
 * outbox, one email to an address at a time; gives how many emails there are. A dealer without a garage reminds nobody.
 */
export async function remindOwners(
  store: Store,
  sites: readonly SiteRelease[],
  now: number,
): Promise<number> {
  let emails = 0;
  for (const { slug, tenant } of sites) {
    const [page] = garagePages(tenant);
    const dealer = dealerOf(tenant);
    if (!page || !dealer) continue;
    await endUnproved(store, slug, now);
    emails += await askOwners(store, dealer, now);
    const { day: today } = localTime(new Date(now), tenant.site.time_zone);
    for (const owner of await dueOwners(store, slug, today)) {
      const isDecided = await decideReminder(
        store,
        owner,
        today,
        (subscriber, due) => reminderEmail(dealer, subscriber, { due, garage: page.path, now }),
        now,
      );
      if (isDecided) emails++;
    }
  }
  return emails;
}
