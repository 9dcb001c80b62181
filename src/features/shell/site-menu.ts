/**
 * The menus of the header and, where the window is narrow, its search are native disclosures; this adds what people expect
 * of such: Escape, a press outside and a focus beyond the header close them, and the search has the focus when it opens.
 */
const menus = [...document.querySelectorAll<HTMLDetailsElement>('details.site-menu')];

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  // The innermost alone, where one is inside another.
  const menu = menus.findLast((each) => each.open && each.checkVisibility());
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// What has the focus must not lie under a menu; within the header nothing does.
for (const type of ['click', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    for (const menu of menus) {
      const around = type === 'click' ? menu : menu.closest('header');
      if (menu.open && !around?.contains(target as Node)) menu.open = false;
    }
  });
}

for (const menu of menus) {
  menu.addEventListener('toggle', () => {
    if (menu.open) menu.querySelector('input')?.focus();
  });
}
