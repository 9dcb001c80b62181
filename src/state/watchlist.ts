import { LIST_WATCHLIST, READ_ACCOUNT, REMOVE_CAR, SAVE_CAR } from '../api/routes.ts';
import { WATCHLIST, WATCHLIST_FAILED } from '../domain/account/watchlist.ts';
import { isSaved, type SavedVehicle } from '../domain/saved/saved-vehicle.ts';
import { callApi, type Called } from '../services/call-api.ts';
import { persistentList } from './persistent-list.ts';
import { isSignedInHere, rememberSignedIn } from './signed-in.ts';

/** The watchlist of the signed-in shopper, as this device last knew it; other tabs hear of each change (spec A1). */
export const $watchlist = persistentList(WATCHLIST);

/** What became of a press: the car is on the list or off it, the shopper has to sign in, or nothing was changed. */
export type Watched =
  { kind: 'changed'; isSaved: boolean } | { kind: 'sign-in' } | { kind: 'failed'; message: string };

/** The number of who is signed in, asked once a page. */
let asked: Promise<Called<string | undefined>> | undefined;

async function askNumber(): Promise<Called<string | undefined>> {
  const called = await callApi(READ_ACCOUNT);
  return called.kind === 'answered' ? { kind: 'answered', answer: called.answer.user?.phone } : called;
}

function putOnList(vehicle: SavedVehicle, isOn: boolean): void {
  const others = $watchlist.get().filter(({ id }) => id !== vehicle.id);
  $watchlist.keep(isOn ? [vehicle, ...others].slice(0, WATCHLIST.most) : others);
}

/** One call after the other: two presses of one button must reach the backend in their order. */
let last: Promise<unknown> = Promise.resolve();

async function tellBackend(vehicle: SavedVehicle, isOn: boolean): Promise<Watched> {
  const number = await (asked ??= askNumber());
  if (number.kind !== 'answered' || number.answer === undefined) asked = undefined;
  if (number.kind === 'unanswered') return { kind: 'failed', message: WATCHLIST_FAILED };
  if (number.kind === 'refused' || number.answer === undefined) return { kind: 'sign-in' };
  const called = await callApi(isOn ? SAVE_CAR : REMOVE_CAR, {
    body: { phone_number: number.answer, car_id: vehicle.id },
  });
  if (called.kind === 'answered' && called.answer.success) return { kind: 'changed', isSaved: isOn };
  asked = undefined;
  if (called.kind === 'refused' && called.status === 401) return { kind: 'sign-in' };
  const said = called.kind === 'answered' ? called.answer.message : called.kind === 'refused' && called.error;
  return { kind: 'failed', message: said || WATCHLIST_FAILED };
}

/**
 * Saves a car to the watchlist or takes it off: here at once, then at the backend; what the backend does not do is undone
 * here (spec A1). Never rejects.
 */
export async function toggleWatched(vehicle: SavedVehicle): Promise<Watched> {
  if (!isSignedInHere()) return { kind: 'sign-in' };
  const isOn = !isSaved($watchlist.get(), vehicle.id);
  putOnList(vehicle, isOn);
  const told = last.then(() => tellBackend(vehicle, isOn));
  last = told;
  const watched = await told;
  if (watched.kind !== 'changed') putOnList(vehicle, !isOn);
  if (watched.kind === 'sign-in') rememberSignedIn(false);
  return watched;
}

/** Takes over what the backend has, so that two devices agree; without an answer this device's list stays. */
export async function refreshWatchlist(): Promise<void> {
  if (!isSignedInHere()) return;
  const before = last;
  await before;
  const called = await callApi(LIST_WATCHLIST);
  // What was pressed meanwhile may not be in this answer.
  if (last !== before) return refreshWatchlist();
  if (called.kind === 'answered') $watchlist.keep(called.answer.cars);
  if (called.kind === 'refused' && called.status === 401) {
    rememberSignedIn(false);
    $watchlist.keep([]);
  }
}
