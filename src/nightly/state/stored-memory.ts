import type { NightMemory } from '../night-state.ts';
import type { StateStore } from './state-store.ts';

/** Beside the tenants' own; no slug begins so. */
const FOLDER = '_operator';

/** A memory of nights in a storage of objects; `prefix` as for the state of tenants. */
export function storedMemory(store: StateStore, prefix: string): NightMemory {
  const keyOf = (name: string): string => [prefix, FOLDER, name].filter((part) => part !== '').join('/');
  return {
    recall: async (name) => (await store.read(keyOf(name)))?.body.toString('utf8'),
    remember: (name, text) =>
      text === undefined ? store.remove(keyOf(name)) : store.put(keyOf(name), Buffer.from(text)),
  };
}
