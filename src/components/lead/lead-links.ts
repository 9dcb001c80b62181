import { isAtLayer } from '../../state/close-on-back.ts';

/** Links of a page to a form about its vehicle; those to contact details and to paper are none. */
const TO_FORM = '[href*=car_id]:not([href*="#"],[href*=print])';

// A reload closes what was open over the page: its entry in the history would take a Back that does nothing.
if (isAtLayer()) history.back();

addEventListener('click', (event) => {
  // What is clicked is always an element, and by the main button.
  const link = (event.target as Element).closest<HTMLAnchorElement>(TO_FORM);
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  import('../form/lead-dialog.tsx')
    .then(({ openLeadDialog }) => openLeadDialog(link))
    // The form is a page, too.
    .catch(() => location.assign(link.href));
});
