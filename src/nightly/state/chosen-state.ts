import { hostname } from 'node:os';
import { stateOfTenants } from '../../build/site-folders.ts';
import { accessFromEnvironment } from '../../deploy/s3/s3-call.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { LOCAL_STATE, localMemory, type NightMemory, type NightState } from '../night-state.ts';
import { shardText, type Shard } from '../shard.ts';
import { statePlace, stateStore, type StateStore } from './state-store.ts';
import { storedState } from './stored-state.ts';

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

type Environment = Readonly<Record<string, string | undefined>>;

type Choice = {
  place: SitePlace;
  night: string;
  shard: Shard | undefined;
  isTakenOver: boolean;
  environment: Environment;
};

/**
 * The storage at `address`, s3://bucket/prefix. Throws UsageError for an address that is none, ExpectedError where the
 * environment lacks the keys.
 */
export function stateAt(address: string, environment: Environment): { store: StateStore; prefix: string } {
  const { place, prefix } = statePlace(address, environment);
  return { store: stateStore(place, accessFromEnvironment(environment)), prefix };
}

/** Memory of nights beside tenants: at `address` (see `stateAt`), or on this machine. */
export function memoryAt(
  address: string | undefined,
  place: SitePlace,
  environment: Environment,
): NightMemory {
  if (address === undefined) return localMemory(stateOfTenants(place.tenantsFolder, place.outFolder));
  const { store, prefix } = stateAt(address, environment);
  return storedMemory(store, prefix);
}

/** Where tenants' state and the memory of nights are kept: at `address` (see `stateAt`), or on this machine. */
export function chosenState(
  address: string | undefined,
  { environment, night, shard, place, isTakenOver }: Choice,
): { state: NightState; memory: NightMemory } {
  const memory = memoryAt(address, place, environment);
  if (address === undefined) return { state: LOCAL_STATE, memory };
  const { store, prefix } = stateAt(address, environment);
  const state = storedState({
    store,
    prefix,
    place,
    night,
    run: `night ${night} on ${hostname()}`,
    ...(shard && { shard: shardText(shard) }),
    isTakenOver,
    now: () => new Date(),
  });
  return { state, memory };
}
