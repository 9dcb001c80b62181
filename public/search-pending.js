// Runs before the list is drawn: cars of an address with filters are held back until the search has answered.
{
  const root = document.documentElement;
  const known = document.currentScript?.dataset['known']?.split(' ') ?? [];
  if ([...new URLSearchParams(location.search).keys()].some((name) => known.includes(name))) {
    root.dataset['searchPending'] = '';
    // Without an answer in time the cars show.
    setTimeout(() => delete root.dataset['searchPending'], 4000);
  }
}
