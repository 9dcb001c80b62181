import * as z from 'zod';
import { ExpectedError } from '../command-line/expected-error.ts';
import { nextCommand } from '../command-line/next-command.ts';
import type { NightMemory } from './night-state.ts';

/** Since when no night publishes a tenant, and the release that was live by then. */
export const Hold = z.object({ since: z.iso.datetime(), release: z.string().optional() });
export type Hold = z.output<typeof Hold>;
export type Holds = Readonly<Record<string, Hold>>;

/** Its name among what nights remember beside tenants. */
const NAME = 'held.json';

/** The tenants that are held, by slug. */
export async function heldTenants({ recall }: Pick<NightMemory, 'recall'>): Promise<Holds> {
  return z.record(z.string(), Hold).parse(JSON.parse((await recall(NAME)) ?? '{}'));
}

/** Keeps a tenant as it is, night after night, until it is lifted. */
export async function holdTenant(memory: NightMemory, slug: string, hold: Hold): Promise<void> {
  await memory.remember(NAME, JSON.stringify({ ...(await heldTenants(memory)), [slug]: hold }));
}

/** Lets nights publish tenants again. Throws ExpectedError for one that is not held. */
export async function liftTenants(memory: NightMemory, slugs: readonly string[]): Promise<void> {
  const holds = await heldTenants(memory);
  const names = Object.keys(holds);
  const free = slugs.find((slug) => !names.includes(slug));
  if (free !== undefined)
    throw new ExpectedError(`${free} is not held. Held are: ${names.join(', ') || 'none'}.`);
  const left = Object.entries(holds).filter(([slug]) => !slugs.includes(slug));
  await memory.remember(NAME, left.length === 0 ? undefined : JSON.stringify(Object.fromEntries(left)));
}

/** Line about a tenant that is held, with the command that lifts it. */
export const heldWords = (slug: string, { since, release }: Hold): string =>
  `Held since ${since.slice(0, 16).replace('T', ' ')} UTC${release === undefined ? '' : ` at ${release}`}: no night builds or sends it. ` +
  `Lift it with: ${nextCommand('nightly lift', slug)}`;
