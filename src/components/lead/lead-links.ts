/** Links of a page to a form about its vehicle; those to contact details and to paper are none. */
const TO_FORM = 'a[href^="/"][href*="?"][href*="car_id="]:not([href$="#contact"], [href^="/print"])';

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TO_FORM);
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void import('./lead-dialog.ts')
    .then(({ openLeadDialog }) => openLeadDialog(link))
    // The form is a page, too.
    .catch(() => location.assign(link.href));
});
