import * as z from 'zod';

const Count = z.number().int().nonnegative();

/** The bodies of Meilisearch's answers, as far as they are read; names and routes are those of its API, version 1.50. */
export const TaskStarted = z.object({ taskUid: Count });

export const ErrorAnswer = z.object({ message: z.string(), code: z.string().optional() });

export const TaskState = z.object({
  status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  error: ErrorAnswer.nullish(),
});

export const IndexAnswer = z.object({
  uid: z.string(),
  primaryKey: z.string().nullable(),
  updatedAt: z.string(),
});

export const IndexStats = z.object({ numberOfDocuments: Count });

/** A key: what it may do, on which indexes, and until when (ISO 8601; null for ever). */
export const KeyAnswer = z.object({
  key: z.string(),
  actions: z.array(z.string()),
  indexes: z.array(z.string()),
  expiresAt: z.string().nullable(),
});
export type KeyAnswer = z.output<typeof KeyAnswer>;

export const SearchAnswer = z.object({ totalHits: Count });
