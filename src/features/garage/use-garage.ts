import { useEffect, useRef, useState } from 'react';
import type { Garage } from '../../domain/garage/garage.ts';
import { readGarage } from '../../services/call-garage.ts';
import type { Called } from '../../services/call-json.ts';
import { keepGarage, keptGarage, leaveGarage } from '../../state/garage.ts';
import { isSignedInHere } from '../../state/signed-in.ts';

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
};

const NOT_DONE = 'That could not be done without a connection. Please try again when you are online.';
const SIGNED_OUT = 401;

const isSignedOut = (called: Called<unknown>): boolean =>
  called.kind === 'refused' && called.status === SIGNED_OUT;

/** The garage of whoever is signed in: what this device keeps of it at once, then what the backend has (spec A6). */
export function useGarage(): GarageOfUser {
  const [garage, setGarage] = useState(() => (isSignedInHere() ? keptGarage() : undefined));
  const [source, setSource] = useState<GarageSource>('asking');
  const [told, setTold] = useState('');
  const isBusy = useRef(false);

  function show(answer: Garage): void {
    keepGarage(answer);
    setGarage(answer);
    setSource('backend');
  }

  async function refresh(): Promise<void> {
    const called = await readGarage();
    if (called.kind === 'answered') return show(called.answer);
    // A visitor who is not signed in is sent to sign in by the gate around this.
    if (isSignedOut(called)) return leaveGarage();
    setSource('device');
  }

  async function act(call: () => Promise<Called<Garage>>, done: string): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setTold('');
    const called = await call();
    isBusy.current = false;
    if (isSignedOut(called)) {
      leaveGarage();
      location.reload();
      return false;
    }
    if (called.kind === 'answered') show(called.answer);
    const refusal = called.kind === 'refused' ? called.error : '';
    setTold(called.kind === 'answered' ? done : refusal || NOT_DONE);
    return called.kind === 'answered';
  }

  useEffect(() => {
    void refresh();
    const again = (): void => void refresh();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return { garage, source, told, act };
}
