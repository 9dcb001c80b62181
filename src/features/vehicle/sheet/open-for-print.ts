/** On paper nothing waits behind a button (spec V6): what is closed is open for as long as the page is being printed. */
let opened: HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('.show-more:not([open])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
