import { sendEvent } from '../ui/send-event.ts';
import { vehicleMarks } from './vehicle-marks.ts';
import { type SavedVehicle, COMPARISON_FULL, isSaved } from '../../domain/saved/saved-vehicle.ts';
import { ACCOUNT_MARK } from '../../domain/site/document-marks.ts';
import { $comparison, toggleComparison, $favourites, toggleFavourite } from '../../state/saved-lists.ts';
import { $signedIn, isSignedInHere } from '../../state/signed-in.ts';
import { showCompareTray } from './compare-tray.ts';

const KINDS = {
  save: { list: $favourites, toggle: toggleFavourite },
  compare: { list: $comparison, toggle: toggleComparison },
} as const;

const kindOf = (element: Element): keyof typeof KINDS =>
  element.getAttribute('kind') === 'compare' ? 'compare' : 'save';

/** Where favourites are off a vehicle is saved to the watchlist alone (spec A1, A3). */
const isWatch = (element: Element): boolean => element.getAttribute('kind') === 'watch';
/** The watchlist is the backend's, and of few sites: what it does comes when it is needed. */
const watching = () => import('./watch-vehicle.ts');

/** The car an element names itself, or that of the card it is in, as it is kept (spec A3). */
function vehicleOf(element: HTMLElement): SavedVehicle | undefined {
  const own = vehicleMarks.read(element, 'id', 'make', 'model', 'name', 'slug', 'image');
  const { id, make, model } = own;
  if (id && own.name && own.slug)
    return { id, name: own.name, slug: own.slug, make, model, primary_image_url: own.image };
  const card = element.closest('article');
  const link = card && vehicleMarks.find(card, 'card-link');
  const slug = /^\/cars\/([^/]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  if (!card || !link || !id || !slug) return undefined;
  const picture = card.querySelector('img')?.getAttribute('src') ?? '';
  return { id, name: link.textContent.trim(), slug, make, model, primary_image_url: picture };
}

/** There before it has something to say: a live region that comes with its text is often not read out. */
const announcer = Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
document.body.append(announcer);

/** Milliseconds within which a screen reader has noticed an empty live region, so that the same text is read again. */
const EMPTY_FOR = 100;

function announce(text: string): void {
  announcer.textContent = '';
  setTimeout(() => (announcer.textContent = text), EMPTY_FOR);
}

const WORDS = {
  save: ['is a favourite', 'has been removed from favourites'],
  compare: ['is compared', 'has been removed from compare'],
} as const;

/** The refusal of a car too many for those who see, in the tray with the cars to take out (spec D10: one at a time). */
const refusal = Object.assign(document.createElement('p'), {
  className: 'container-page pt-3 text-sm font-semibold',
  textContent: COMPARISON_FULL,
  ariaHidden: 'true',
});

/** Keeps or lets go of the car of a card. */
export function toggleInList(element: HTMLElement): void {
  const vehicle = vehicleOf(element);
  if (!vehicle) return;
  const kind = kindOf(element);
  if (isWatch(element) || (kind === 'save' && isSignedInHere())) {
    watching().then(
      async ({ saveVehicle, watchVehicle }) => {
        if (isWatch(element)) await watchVehicle(vehicle);
        else if (await saveVehicle(vehicle)) sendEvent(element, 'favourite-save');
      },
      () => {},
    );
    return;
  }
  const { list, toggle } = KINDS[kind];
  const was = isSaved(list.get(), vehicle.id);
  toggle(vehicle);
  const is = isSaved(list.get(), vehicle.id);
  if (is && !was) sendEvent(element, kind === 'save' ? 'favourite-save' : 'compare-add');
  if (kind === 'save' && document.documentElement.hasAttribute(ACCOUNT_MARK))
    watching().then(
      ({ offerWatchlist }) => offerWatchlist(vehicle, is),
      () => {},
    );
  if (was === is) document.getElementById('compare-tray')?.prepend(refusal);
  announce(was === is ? COMPARISON_FULL : `${vehicle.name} ${WORDS[kind][is ? 0 : 1]}`);
}

/** A button of a card whose state is that of the shopper's lists, wherever it is. */
class VehicleAction extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    const id = vehicleMarks.valueOf(this, 'id') ?? '';
    const kind = kindOf(this);
    const show = (isPressed: boolean): void => {
      this.querySelector('button')?.setAttribute('aria-pressed', String(isPressed));
      // The button of a sold car is there only to take it off (spec A2).
      if (isPressed) this.hidden = false;
    };
    let isWatched = false;
    let isKept = false;
    const stops = [
      !isWatch(this) &&
        KINDS[kind].list.subscribe((entries) => {
          isKept = isSaved(entries, id);
          show(isKept || isWatched);
        }),
    ];
    this.#stop = () => {
      for (const stop of stops) if (stop) stop();
    };
    if (kind === 'compare') return;
    let isFollowing = false;
    const follow = (isSignedIn: boolean): void => {
      if (!isSignedIn || isFollowing) return;
      isFollowing = true;
      watching().then(
        ({ followWatchlist }) => {
          const stop = followWatchlist(id, (isOn) => {
            isWatched = isOn;
            show(isKept || isWatched);
          });
          if (this.isConnected) stops.push(stop);
          else stop();
        },
        // Without a network the next sign-in tries again.
        () => (isFollowing = false),
      );
    };
    stops.push($signedIn.subscribe(follow));
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = (): void => toggleInList(this);
}

// The shopper's lists are read while something listens to them.
$favourites.subscribe((list) => {
  for (const badge of vehicleMarks.findAll(document, 'favourites-count')) {
    badge.textContent = list.length ? String(list.length) : '';
    badge.hidden = list.length === 0;
  }
});
showCompareTray();
$comparison.listen(() => refusal.remove());
customElements.define('vehicle-action', VehicleAction);
