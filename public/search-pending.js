// Runs before the list is drawn: an address with filters holds the default cars back until the search has answered, so
// that nobody sees cars they did not ask for. Without scripts, or without an answer in time, the cars show.
{
  const MOST_MILLISECONDS = 4000;
  const root = document.documentElement;
  const known = (document.currentScript?.dataset['known'] ?? '').split(' ');
  const asked = [...new URLSearchParams(location.search).keys()];
  if (asked.some((name) => known.includes(name))) {
    root.dataset['searchPending'] = '';
    setTimeout(() => delete root.dataset['searchPending'], MOST_MILLISECONDS);
  }
}
