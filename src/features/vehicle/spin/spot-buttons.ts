import { spotAt, type Spot } from '../../../domain/spin/spin-hotspots.ts';
import { createElement } from '../viewer/create-element.ts';

/** Pixels between a point and its words, and between the words and the edge of the window. */
const GAP = 8;

/** Where a point lies now, in percent from the left and top of its stage; undefined while it cannot be seen. */
type SpotPlace = readonly [x: number, y: number] | undefined;

/** Puts the words above their point, below it where there is no room, and within the window. */
function placeWords(words: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const middle = left + width / 2 - words.offsetWidth / 2;
  const above = top - words.offsetHeight;
  words.style.setProperty(
    'left',
    `${Math.max(GAP, Math.min(middle, innerWidth - words.offsetWidth - GAP))}px`,
  );
  words.style.setProperty('top', `${above < GAP ? bottom : above}px`);
  addEventListener('scroll', () => words.hidePopover(), { once: true, passive: true });
}

function spotButton(spot: Spot) {
  const words = createElement('p', {
    className: 'spin-words',
    popover: 'auto',
    textContent: spot.description,
  });
  const button = createElement('button', {
    type: 'button',
    className: 'spin-spot',
    ariaLabel: spot.description,
    popoverTargetElement: words,
  });
  words.addEventListener('beforetoggle', (event) => {
    // It has no size until it is open, and is first seen in the frame that follows.
    if (event.newState === 'open') requestAnimationFrame(() => placeWords(words, button));
  });
  const holder = createElement('div', { className: 'spin-spot-holder', hidden: true }, button, words);
  return { spot, holder, words };
}

/** Buttons over a stage that open the words of its points (spec V3), where and while they can be seen. */
export function spotButtons(spots: readonly Spot[], into: HTMLElement) {
  const buttons = spots.map(spotButton);
  into.append(...buttons.map(({ holder }) => holder));

  const place = (placeOf: (spot: Spot) => SpotPlace): void => {
    for (const { spot, holder, words } of buttons) {
      const at = placeOf(spot);
      if (words.matches(':popover-open')) words.hidePopover();
      holder.hidden = !at;
      // The holder is as large as the stage and moves by its own size: a translation moves no layout.
      if (at) holder.style.setProperty('translate', `${at[0]}% ${at[1]}%`);
    }
  };
  const show = (frame: number): void =>
    place((spot) => {
      const position = spotAt(spot, frame);
      return position && [position[1], position[2]];
    });
  return { place, show };
}
