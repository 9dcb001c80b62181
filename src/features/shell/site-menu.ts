/**
 * The menu and, where the window is narrow, the search are native disclosures of the header; this adds what people expect
 * of such: Escape and a tap outside close them, and the search has the focus when it opens.
 */
const menus = document.querySelectorAll<HTMLDetailsElement>('details.site-menu');

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  for (const menu of menus) {
    if (!menu.open) continue;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

document.addEventListener('click', ({ target }) => {
  for (const menu of menus)
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
});

for (const menu of menus) {
  menu.addEventListener('toggle', () => {
    if (menu.open) menu.querySelector('input')?.focus();
  });
}
