import '../../components/consent/start-consent.ts';
import { $consent, hasConsent } from '../../state/consent.ts';
import { analyticsParts } from './analytics-parts.ts';

/** Nothing is loaded, kept or counted before the visitor agrees: what happened until then is never sent. */
async function start(isNewPage: boolean): Promise<void> {
  const marked = analyticsParts.find(document, 'events-to');
  const endpoint = marked && analyticsParts.valueOf(marked, 'events-to');
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
