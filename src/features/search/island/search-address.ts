import {
  type AddressChange,
  goesOn,
  gradualChange,
  NO_CHANGE,
} from '../../../domain/search/gradual-change.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { type FacetParameter, writeSearchState } from '../../../domain/search/search-url.ts';

/** The parts of the browser's `window` that are read and written. */
export type AddressPlace = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  performance: Pick<Performance, 'now'>;
  scrollY: number;
};

/** Where a list is to be read from: its top, or the pixels that an entry of the history was left at. */
export type ListStart = 'top' | number;

/** What an entry of the history says of where its list was left. */
const LEFT_AT = 'listLeftAt';

const stateOf = ({ state }: Pick<History, 'state'>): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

const pathOf = (parameters: URLSearchParams, path: string): string => {
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
};

/**
 * The address bar of a list (spec S2): every change of the search makes an entry of the history, but one that goes on with
 * the last change or corrects an address takes that one's place. Parameters that the list does not know stay.
 */
export class SearchAddress {
  readonly #place: AddressPlace;
  readonly #path: string;
  readonly #facets: readonly FacetParameter[];
  #state: SearchState = {};
  #isCorrection = false;
  #lastChange: AddressChange = NO_CHANGE;
  #start: ListStart | undefined;

  constructor(place: AddressPlace, path: string, facets: readonly FacetParameter[]) {
    this.#place = place;
    this.#path = path;
    this.#facets = facets;
  }

  /** Writes what is searched for now. */
  write(state: SearchState): void {
    this.#state = state;
    const { location, history, performance } = this.#place;
    const previous = new URLSearchParams(location.search);
    const parameters = writeSearchState(state, previous, this.#facets);
    const next = pathOf(parameters, this.#path);
    if (next === pathOf(previous, location.pathname)) return;
    const change = { name: gradualChange(previous, parameters), at: performance.now() };
    const isReplaced = this.#isCorrection || goesOn(change, this.#lastChange);
    this.#lastChange = change;
    if (!this.#isCorrection) this.#start = 'top';
    if (!isReplaced) history.replaceState({ ...stateOf(history), [LEFT_AT]: this.#place.scrollY }, '');
    history[isReplaced ? 'replaceState' : 'pushState'](null, '', next + location.hash);
  }

  /**
   * Where the list of the answer that came is to be read from: the top after a choice of the shopper, where it was left after Back
   * and Forward. Undefined where it stays as the browser has it, as after a load, whose place browsers restore themselves. Asked
   * again, undefined.
   */
  takeStart(): ListStart | undefined {
    const start = this.#start;
    this.#start = undefined;
    return start;
  }

  /** Takes parameters off the present address, which the list cannot be narrowed by. */
  drop(names: readonly string[]): void {
    const { location, history } = this.#place;
    const parameters = new URLSearchParams(location.search);
    for (const name of names) parameters.delete(name);
    history.replaceState(history.state, '', pathOf(parameters, location.pathname) + location.hash);
  }

  /** What `change` leads to takes the place of the present address; `change` has to write at once or in a microtask that it queues. */
  correct(change: () => void): void {
    this.#isCorrection = true;
    change();
    queueMicrotask(() => {
      this.#isCorrection = false;
    });
  }

  /** To be called after Back and Forward: what is changed from here on is another change. */
  onMoved(): void {
    this.#lastChange = NO_CHANGE;
    const { history } = this.#place;
    const { [LEFT_AT]: left, ...others } = stateOf(history);
    this.#start = typeof left === 'number' ? left : undefined;
    // It holds once: the entry may be scrolled on from here and left without a choice.
    if (left !== undefined) history.replaceState(others, '');
  }

  /** After a Back that was to close something: what is searched for gets an entry again where Back took its away. */
  restore(): void {
    this.onMoved();
    this.write(this.#state);
    this.#start = undefined;
  }
}
