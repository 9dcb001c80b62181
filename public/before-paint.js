// Runs before the first paint, on every page. It is sent with its comments.

// Hides what the build could not know to be over, so that nothing moves afterwards.
{
  const { timeZone } = document.currentScript.dataset;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

  // Storage can be blocked by the visitor's settings.
  let dismissed;
  try {
    dismissed = localStorage.getItem('announcement-dismissed');
    // Short cards on phones are a choice of the shopper, and in their places from the first paint.
    const root = document.documentElement;
    if (localStorage.getItem(`forecourt:${root.dataset.site}:compact-lists`)) root.dataset.compactLists = '';
  } catch {
    dismissed = null;
  }

  const decide = () => {
    for (const part of document.querySelectorAll('[data-last-day]')) part.hidden = part.dataset.lastDay < today;
    for (const bar of document.querySelectorAll('announcement-bar')) bar.hidden = bar.dataset.text === dismissed;
  };
  // Observers are told as soon as the parser pauses, before what it added can be drawn.
  const observer = new MutationObserver(decide);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    decide();
  });
}

// On a list: the list of an address with filters is held back until the search has answered.
{
  const root = document.documentElement;
  const { filters = '', views = '' } = document.currentScript?.dataset ?? {};
  const names = [...new URLSearchParams(location.search)].flatMap(([name, value]) => (value ? [name] : []));
  const asksFor = (known) => names.some((name) => known.split(' ').includes(name));
  if (asksFor(filters)) root.dataset.searchChips = '';
  if (asksFor(`${filters} ${views}`)) {
    root.dataset.searchPending = 'scripts';
    // Milliseconds without another file after which it is given up.
    const patience = 20_000;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (root.dataset.searchPending === 'scripts') root.dataset.searchPending = 'failed';
      }, patience);
    };
    new PerformanceObserver(wait).observe({ type: 'resource' });
    wait();
  }
}
