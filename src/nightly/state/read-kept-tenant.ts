import { ExpectedError } from '../../command-line/expected-error.ts';
import { type StateGlance, unpackGlance } from './state-glance.ts';
import { StateHead, type StateWriter } from './state-head.ts';
import { stateKey } from './stored-state.ts';
import type { StateStore } from './state-store.ts';

/** What a storage says of a tenant, without its files; `writer` is the run that wrote it last. */
export type KeptTenant = StateGlance & { writer?: StateWriter | undefined };

const NOTHING: KeptTenant = { nights: [], releases: [] };

/**
 * Reads what the board shows of a tenant, in two requests: nothing of one that no night has done. Throws ExpectedError for what
 * is damaged or missing.
 */
export async function readKeptTenant(
  { store, prefix }: { store: StateStore; prefix: string },
  slug: string,
): Promise<KeptTenant> {
  const key = stateKey(prefix, slug, 'head.json');
  const damaged = (cause: unknown): never => {
    throw new ExpectedError(
      `${key} is damaged in the storage of the state, or was written by a newer version.`,
      {
        cause,
      },
    );
  };
  // A night that ends between the two requests takes the old glance away, and then there is a new head.
  for (let seen: string | undefined; ;) {
    const found = await store.read(key);
    if (!found) return NOTHING;
    const head = await Promise.try(() => StateHead.parse(JSON.parse(found.body.toString('utf8')))).catch(
      damaged,
    );
    const { glance, last, writer } = head;
    if (glance === undefined) return { ...NOTHING, nights: last ? [last] : [], writer };
    const body = await store.read(glance);
    if (body) return { ...(await unpackGlance(body.body).catch(damaged)), writer };
    if (seen === glance) throw new ExpectedError(`${glance} is missing in the storage of the state.`);
    seen = glance;
  }
}
