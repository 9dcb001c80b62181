import { hostname } from 'node:os';
import { accessFromEnvironment } from '../../deploy/s3/s3-call.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { LOCAL_STATE, type NightState } from '../night-state.ts';
import { statePlace, stateStore } from './state-store.ts';
import { storedState } from './stored-state.ts';

type Choice = {
  place: SitePlace;
  night: string;
  isTakenOver: boolean;
  environment: Readonly<Record<string, string | undefined>>;
};

/**
 * Where state is kept: at `address`, as s3://bucket/prefix, or on this machine. Throws UsageError for an address that is none,
 * ExpectedError where the environment lacks the keys.
 */
export function chosenState(
  address: string | undefined,
  { environment, night, ...choice }: Choice,
): NightState {
  if (address === undefined) return LOCAL_STATE;
  const { place, prefix } = statePlace(address, environment);
  return storedState({
    store: stateStore(place, accessFromEnvironment(environment)),
    prefix,
    place: choice.place,
    night,
    run: `night ${night} on ${hostname()}`,
    isTakenOver: choice.isTakenOver,
    now: () => new Date(),
  });
}
