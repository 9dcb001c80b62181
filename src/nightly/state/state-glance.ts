import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { NightEntry } from '../night-entry.ts';

/** What the board shows of a tenant, in a few kilobytes, so that nobody fetches a state to look at it. */
export const StateGlance = z.object({
  /** Oldest first. */
  nights: z.array(NightEntry),
  /** Releases that can be gone back to, oldest first, and the one that is live. */
  releases: z.array(z.string()),
  live: z.string().optional(),
});
export type StateGlance = z.output<typeof StateGlance>;

/** A glance as it is kept. */
export const packGlance = (glance: StateGlance): Promise<Buffer> => promisify(gzip)(JSON.stringify(glance));

/** Reads one that was kept. Throws for what is none. */
export const unpackGlance = async (body: Buffer): Promise<StateGlance> =>
  StateGlance.parse(JSON.parse((await promisify(gunzip)(body)).toString('utf8')));
