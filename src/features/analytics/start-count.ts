import '../../components/consent/start-consent.ts';
import { $consent, hasConsent } from '../../state/consent.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** What the script of the counting finds in a page. */
export type CountMarks = {
  /** Where events are sent: a path of the site or an address. */
  'events-to': string;
};
const marks = new PageMarks<CountMarks>();

/** Nothing is loaded, kept or counted before the visitor agrees: what happened until then is never sent. */
async function start(isNewPage: boolean): Promise<void> {
  const marked = marks.find(document, 'events-to');
  const endpoint = marked && marks.valueOf(marked, 'events-to');
  if (!endpoint) return;
  const { watchShopper } = await import('./watch-shopper.ts');
  watchShopper(endpoint, isNewPage);
}

// Without a network nothing is counted.
if (hasConsent('analytics')) start(true).catch(() => {});
else {
  const stop = $consent.listen(() => {
    if (!hasConsent('analytics')) return;
    stop();
    start(false).catch(() => {});
  });
}
