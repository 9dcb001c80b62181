import { createHash } from 'node:crypto';
import { UsageError } from '../command-line/usage-error.ts';

/** One of several parts of all tenants: the third of twenty is `{ number: 3, of: 20 }`. */
export type Shard = { number: number; of: number };

const MAX_SHARDS = 10_000;

/** Reads `3/20`. Throws UsageError for anything else. */
export function parseShard(text: string): Shard {
  const [, number, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (number === undefined || shard.number < 1 || shard.number > shard.of || shard.of > MAX_SHARDS)
    throw new UsageError(
      `--shard is '${text}'. Write which of how many, as in 3/20; the first number is from 1 to the second, at most ${MAX_SHARDS}.`,
    );
  return shard;
}

/** In which shard of so many a tenant is, from 1: made of its slug alone, so that a new tenant moves no other. */
export function shardOf(slug: string, of: number): number {
  return (createHash('sha256').update(slug).digest().readUInt32BE(0) % of) + 1;
}

/** As it is written: 3/20. */
export const shardText = ({ number, of }: Shard): string => `${number}/${of}`;
