import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { READ_GARAGE, SAVE_VEHICLES } from '../../api/routes.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { mergeVehicles } from '../../domain/garage/merge-vehicles.ts';
import type { OwnedVehicle } from '../../domain/garage/owned-vehicle.ts';
import { callApi, type Called } from '../../services/call-api.ts';
import { $garage, forgetSent, keepUnsent, unsentVehicles } from '../../state/garage.ts';
import { $signedIn } from '../../state/signed-in.ts';

/** How a garage is known: asked for just now, as the backend has it, or as this device kept it. */
export type GarageSource = 'asking' | 'backend' | 'device';

/** Does something in the garage, one thing at a time, and says what came of it. True once it is done. */
export type Act = (call: () => Promise<Called<Garage>>, done: string) => Promise<boolean>;

export type GarageOfUser = {
  garage: Garage | undefined;
  source: GarageSource;
  /** What came of the last thing that was done. */
  told: string;
  act: Act;
  /** Changes a vehicle of the shopper's own: here at once, and at the backend when it answers. */
  change: (vehicle: OwnedVehicle, done: string) => Promise<void>;
};

const NOT_DONE = "You're offline. Please try again when you're back online.";
const KEPT_HERE = "We'll send it when you're back online.";
const SIGNED_OUT = 401;
/** How often it is asked for again where nobody answered. */
const RETRY_MILLISECONDS = 5000;

const isSignedOut = (called: Called<unknown>): boolean =>
  called.kind === 'refused' && called.status === SIGNED_OUT;

/** A garage with changes that the backend has not heard of. */
const withVehicles = (garage: Garage, changes: readonly OwnedVehicle[]): Garage => ({
  ...garage,
  vehicles: mergeVehicles(garage.vehicles, changes).filter(({ removed }) => !removed),
});

/** Sends what this device has changed; the call of the answer, or undefined where there was nothing to send. */
async function sendUnsent(user: string): Promise<Called<Garage> | undefined> {
  const unsent = unsentVehicles(user);
  if (unsent.length === 0) return undefined;
  const called = await callApi(SAVE_VEHICLES, { body: { vehicles: unsent } });
  // What is refused would be refused again.
  if (called.kind !== 'unanswered' && !isSignedOut(called)) forgetSent(user, unsent);
  return called;
}

/**
 * The garage of the shopper who is signed in: what this device keeps of it at once, whichever tab changed it, then what the
 * backend has (spec A6).
 */
export function useGarage(): GarageOfUser {
  const isSignedIn = useStore($signedIn);
  const kept = useStore($garage);
  const garage = isSignedIn ? kept : undefined;
  const [source, setSource] = useState<GarageSource>('asking');
  const [told, setTold] = useState('');
  const isBusy = useRef(false);

  function show(answer: Garage, from: GarageSource = 'backend'): void {
    $garage.keep(withVehicles(answer, unsentVehicles(answer.user.id)));
    setSource(from);
  }

  async function refresh(): Promise<void> {
    const called = await callApi(READ_GARAGE);
    // A visitor who is not signed in is sent to sign in by the gate around this.
    if (isSignedOut(called)) return $garage.keep(undefined);
    if (called.kind !== 'answered') return setSource('device');
    show(called.answer);
    void import('../../services/offline/start-offline-worker.ts').then(
      ({ startOfflineWorker }) => startOfflineWorker(),
      () => {}, // Gone with its release: the next visit keeps the page.
    );
    const sent = await sendUnsent(called.answer.user.id);
    if (sent?.kind === 'answered') show(sent.answer);
    if (sent?.kind === 'refused') setTold(sent.error);
  }

  async function act(call: () => Promise<Called<Garage>>, done: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setTold('');
    const called = await call();
    isBusy.current = false;
    if (isSignedOut(called)) {
      $garage.keep(undefined);
      location.reload();
      return false;
    }
    if (called.kind === 'answered') show(called.answer);
    const refusal = called.kind === 'refused' ? called.error : '';
    setTold(called.kind === 'answered' ? done : refusal || NOT_DONE);
    return called.kind === 'answered';
  }

  async function change(vehicle: OwnedVehicle, done: string): Promise<void> {
    if (!garage) return;
    const { id } = garage.user;
    keepUnsent(id, vehicle);
    show(garage, source);
    setTold('');
    const sent = await sendUnsent(id);
    if (sent?.kind === 'answered') show(sent.answer);
    if (sent?.kind === 'refused') await refresh();
    if (sent?.kind === 'unanswered') setSource('device');
    const refusal = sent?.kind === 'refused' ? sent.error : undefined;
    setTold(refusal ?? (sent?.kind === 'unanswered' ? `${done} ${KEPT_HERE}` : done));
  }

  useEffect(() => {
    void refresh();
    const again = (): void => void refresh();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  useEffect(() => {
    if (source !== 'device') return;
    // A device says that it is online before a network carries anything.
    const timer = setInterval(() => void (navigator.onLine && refresh()), RETRY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [source]);

  return { garage, source, told, act, change };
}
