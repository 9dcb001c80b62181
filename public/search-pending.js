// Runs before the first paint: the list of an address with filters is held back until the search has answered.
{
  const root = document.documentElement;
  const { filters = '', views = '' } = document.currentScript?.dataset ?? {};
  const names = [...new URLSearchParams(location.search)].flatMap(([name, value]) => (value ? [name] : []));
  const asksFor = (known) => names.some((name) => known.split(' ').includes(name));
  if (asksFor(filters)) root.dataset.searchChips = '';
  if (asksFor(`${filters} ${views}`)) {
    root.dataset.searchPending = 'scripts';
    // Given up when the island is not awake and no file has arrived for this many milliseconds; on a slow line each file
    // that arrives gives the next one as long again.
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
