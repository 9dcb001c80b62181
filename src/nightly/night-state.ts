import type { NightEntry } from './night-entry.ts';

/** Where the state of tenants is kept between runs on machines that keep nothing themselves. */
export type NightState = {
  /**
   * Takes the state of a tenant for this run and puts it on this machine; gives what became of the tenant where this night
   * has done it already. Throws ExpectedError while another run has it.
   */
  open: (slug: string) => Promise<NightEntry | undefined>;
  /** Keeps the state and lets it go. Throws ExpectedError when another run has taken it meanwhile: nothing is overwritten. */
  keep: (slug: string, entry: NightEntry) => Promise<void>;
};

/** Where all state stays on this machine. */
export const LOCAL_STATE: NightState = {
  open: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
};
