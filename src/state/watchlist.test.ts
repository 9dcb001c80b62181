import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SavedVehicle } from '../domain/saved/saved-vehicle.ts';
import { isSignedInHere, rememberSignedIn } from './signed-in.ts';
import { $watchlist, refreshWatchlist, toggleWatched } from './watchlist.ts';

const car = (id: string): SavedVehicle => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'Alder',
  model: 'Brook',
  primary_image_url: '',
});
const ids = (): string[] => $watchlist.get().map(({ id }) => id);

type Reply = { status?: number; json: unknown };
/** What the backend was asked, with the bodies, and what the list of the device was at that moment. */
let asked: { path: string; body: unknown; list: string[] }[] = [];
let replies: Record<string, Reply | 'no network'> = {};

beforeEach(() => {
  const kept = new Map<string, string>();
  asked = [];
  replies = {
    '/api/account': { json: { user: { id: 'u', phone: '+61491570006' } } },
    '/api/watchlist/save-car': { json: { success: true } },
    '/api/watchlist/remove-car': { json: { success: true } },
  };
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'plain' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined, list: ids() });
    const reply = replies[path];
    if (reply === undefined || reply === 'no network') throw new TypeError('fetch failed');
    return Response.json(reply.json, { status: reply.status ?? 200 });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  $watchlist.keep([]);
  rememberSignedIn(true);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

test('A1 someone who has not signed in is sent to do so, and nobody is asked', async () => {
  rememberSignedIn(false);
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'sign-in' });
  expect(asked).toEqual([]);
  expect(ids()).toEqual([]);
});

test('A1 a car is on the list of the device before the backend has answered, and off it likewise', async () => {
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'changed', isSaved: true });
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'changed', isSaved: false });
  const changes = asked.filter(({ path }) => path.startsWith('/api/watchlist/'));
  const body = { phone_number: '+61491570006', car_id: 'a' };
  expect(changes).toEqual([
    { path: '/api/watchlist/save-car', body, list: ['a'] },
    { path: '/api/watchlist/remove-car', body, list: [] },
  ]);
});

test.each<[string, Reply | 'no network', string]>([
  ['says no', { json: { success: false, message: 'It is sold.' } }, 'It is sold.'],
  [
    'says no without a word',
    { json: { success: false } },
    "We couldn't update your watchlist. Please try again.",
  ],
  [
    'refuses the number',
    { status: 403, json: { error: 'This is not your number.' } },
    'This is not your number.',
  ],
  ['is not there', 'no network', "We couldn't update your watchlist. Please try again."],
  ['is broken', { status: 500, json: {} }, "We couldn't update your watchlist. Please try again."],
])('A1 where the backend %s, the change is undone', async (_, reply, message) => {
  $watchlist.keep([car('b')]);
  replies['/api/watchlist/save-car'] = reply;
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'failed', message });
  expect(ids()).toEqual(['b']);
  replies['/api/watchlist/remove-car'] = reply;
  expect(await toggleWatched(car('b'))).toEqual({ kind: 'failed', message });
  expect(ids()).toEqual(['b']);
});

test('A1 a session that has ended leads to sign-in, undone', async () => {
  replies['/api/watchlist/save-car'] = { status: 401, json: { error: 'Please sign in first.' } };
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'sign-in' });
  expect(ids()).toEqual([]);
  expect(isSignedInHere()).toBe(false);
});

test('A1 a user without a phone has no watchlist', async () => {
  replies['/api/watchlist/save-car'] = 'no network';
  await toggleWatched(car('a'));
  replies['/api/account'] = { json: { user: { id: 'u' } } };
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'sign-in' });
  expect(ids()).toEqual([]);
});

test('A1 two presses reach the backend in their order', async () => {
  await Promise.all([toggleWatched(car('a')), toggleWatched(car('a')), toggleWatched(car('b'))]);
  const changes = asked.filter(({ path }) => path.startsWith('/api/watchlist/'));
  expect(changes.map(({ path }) => path.slice('/api/watchlist/'.length))).toEqual([
    'save-car',
    'remove-car',
    'save-car',
  ]);
  expect(ids()).toEqual(['b']);
});

test('A1 the list of the backend is taken over, and kept where nobody answers', async () => {
  $watchlist.keep([car('a')]);
  replies['/api/watchlist'] = { json: { cars: [car('b'), car('c')] } };
  await refreshWatchlist();
  expect(ids()).toEqual(['b', 'c']);
  replies['/api/watchlist'] = 'no network';
  await refreshWatchlist();
  expect(ids()).toEqual(['b', 'c']);
  replies['/api/watchlist'] = { status: 401, json: { error: 'Please sign in first.' } };
  await refreshWatchlist();
  expect(ids()).toEqual([]);
});

test('A1 a press while the list is asked for stays: the answer of before it is not taken over', async () => {
  const saved: SavedVehicle[] = [];
  let answerFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/watchlist/save-car') saved.push(car('a'));
    if (path !== '/api/watchlist') return Response.json(replies[path] && (replies[path] as Reply).json);
    const cars = [...saved];
    if (cars.length === 0) await first;
    return Response.json({ cars });
  });
  const refreshed = refreshWatchlist();
  // The list has been asked for, and is empty.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await toggleWatched(car('a'))).toEqual({ kind: 'changed', isSaved: true });
  answerFirst();
  await refreshed;
  expect(ids()).toEqual(['a']);
});
