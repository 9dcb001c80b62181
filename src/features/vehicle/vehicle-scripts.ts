/** What a vehicle's page carries: one file, because each of its parts alone is smaller than the request for it. */
import '../../components/lead/lead-links.ts';
import { someoneIsThere } from '../../components/ui/someone-is-there.ts';
import './bars/vehicle-bars.ts';
import './early-photos.ts';
import './fresh/vehicle-freshness.ts';
import './share/share-menu.ts';
import './sheet/pdf-button.ts';

/** On paper nothing waits behind a button (spec V6): what is closed is open for as long as the page is being printed. */
let opened: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('.show-more:not([open])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});

someoneIsThere()
  .then(() => import('./for-visitors.ts'))
  .then(({ startForVisitor }) => startForVisitor())
  .catch(() => {}); // Without a network the page stays as it was built.
