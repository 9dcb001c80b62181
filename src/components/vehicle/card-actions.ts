import { keptText } from '../../state/kept-text.ts';

/**
 * Hearts and comparisons of cards, on every page that shows cards. What they do is fetched when one is pressed, or at
 * once where the shopper keeps something already; a press that comes before it is not lost.
 */
// An empty list is two brackets.
const keepsSomething = (): boolean =>
  ['favourites', 'comparison', 'signed-in'].some((name) => keptText(name)?.[2]);

const load = () => import('./vehicle-action-element.ts');

addEventListener('click', ({ target }) => {
  // What is clicked is always an element.
  const action = (target as Element).closest<HTMLElement>('vehicle-action');
  if (action && !customElements.get('vehicle-action'))
    load().then(
      ({ toggleInList }) => toggleInList(action),
      () => {},
    );
});

// Another tab may keep something first: nothing listens on this page until then.
addEventListener('storage', () => {
  if (keepsSomething()) load().catch(() => {});
});

// Without a network the buttons stay as they are; the next press tries again.
if (keepsSomething()) load().catch(() => {});
