/** The phone menu is a native disclosure; this adds what people expect of a menu: Escape and a tap outside close it. */
const menu = document.querySelector<HTMLDetailsElement>('details.site-menu');

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

document.addEventListener('click', (event) => {
  if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
});
