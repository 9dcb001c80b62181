import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../stock/write-whole.ts';
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

/** What nights remember beside tenants, as short texts by name. */
export type NightMemory = {
  recall: (name: string) => Promise<string | undefined>;
  /** Forgets where the text is undefined. */
  remember: (name: string, text: string | undefined) => Promise<void>;
};

/** A memory in a folder of this machine. */
export function localMemory(folder: string): NightMemory {
  const fileOf = (name: string): string => path.join(folder, `.${name}`);
  return {
    recall: (name) => readFile(fileOf(name), 'utf8').catch(() => undefined),
    remember: (name, text) =>
      text === undefined ? rm(fileOf(name), { force: true }) : writeWhole(fileOf(name), text),
  };
}
