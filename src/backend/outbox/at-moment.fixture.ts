import type { Store } from '../store/store.ts';

/** A store whose clock is set to a moment, in milliseconds. */
export const atMoment = (store: Store, now: number): Store => ({ ...store, now: () => Promise.resolve(now) });
