import * as z from 'zod';
import { NightEntry } from '../night-entry.ts';

/** Raise it when the shape changes, so that older code refuses what it would half understand. */
const HEAD_VERSION = 1;

/** A run that wrote a state: its night and machine, its shard as in 3/20, and when it ended with the tenant. */
export const StateWriter = z.object({
  run: z.string(),
  shard: z.string().optional(),
  at: z.iso.datetime(),
});
export type StateWriter = z.output<typeof StateWriter>;

/** What is kept of a tenant, in a few hundred bytes: it alone is written under a condition, and all else follows from it. */
export const StateHead = z.object({
  version: z.literal(HEAD_VERSION),
  /** Another one with each writing, so that no two heads have the same bytes. */
  token: z.string(),
  /** The run that has the state now, and until when nobody else takes it. */
  lease: z.object({ run: z.string(), until: z.iso.datetime() }).optional(),
  /** The key of the list of files; absent before the first night. */
  tree: z.string().optional(),
  /** The key of what the board shows. */
  glance: z.string().optional(),
  /** What became of the tenant in the last night. */
  last: NightEntry.optional(),
  writer: StateWriter.optional(),
});
export type StateHead = z.output<typeof StateHead>;

/** Several files in one object, one behind the other; `offset` and `bytes` are those of the unpacked object. */
export const StatePack = z.object({
  key: z.string(),
  files: z.array(z.object({ sha256: z.string(), offset: z.number().int(), bytes: z.number().int() })),
});
export type StatePack = z.output<typeof StatePack>;

/** Where files lie on a machine: the state folder, the releases and the certificates of a tenant. */
export const STATE_ROOTS = ['state', 'releases', 'certificates'] as const;
export type StateRoot = (typeof STATE_ROOTS)[number];

/** Every file that a tenant needs before its next build. */
export const StateTree = z.object({
  files: z.array(z.object({ root: z.enum(STATE_ROOTS), path: z.string(), sha256: z.string() })),
  /** The release that is live; undefined before the first. */
  live: z.string().optional(),
  packs: z.array(StatePack),
});
export type StateTree = z.output<typeof StateTree>;

/** What stays of a head while a run has the state. */
export type KeptHead = Pick<StateHead, 'tree' | 'glance' | 'last' | 'writer'>;

/** A head to be written. */
export const headBody = (head: Omit<StateHead, 'version'>): Buffer =>
  Buffer.from(JSON.stringify({ version: HEAD_VERSION, ...head }));
