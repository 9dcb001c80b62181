import type { Command } from 'commander';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { nextCommand } from '../../command-line/next-command.ts';
import { outOption } from '../../command-line/options.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../store/access-tokens.ts';
import { openStore } from '../store/open-store.ts';
import { storePlace } from '../store/store-place.ts';
import type { Store } from '../store/store.ts';
import { checkSlug, type SlugPlaces } from './check-slug.ts';
import { storeCommand } from './store-command.ts';

type TokenOptions = SlugPlaces & { json?: boolean; operator?: boolean; label: string };

async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(storePlace(data, process.env).url, Date.now());
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const print = (json: boolean | undefined, result: object, lines: readonly string[]): void =>
  void process.stdout.write(`${json ? JSON.stringify(result) : lines.join('\n')}\n`);

async function tokenAction(
  slug: string | undefined,
  { json, operator, label, ...places }: TokenOptions,
): Promise<void> {
  if ((slug === undefined) !== (operator === true))
    throw new UsageError('Name one tenant by its slug, or --operator for all of them.');
  const tenant = slug ?? null;
  const made = await withStore(places.data, async (store) => {
    if (tenant !== null) await checkSlug(store, tenant, places);
    return createAccessToken(store, { tenant, label, now: Date.now() });
  });
  print(json, { ...made, tenant }, [
    made.token,
    `It opens the leads of ${slug ?? 'all tenants'} at /_leads, and is shown this once. Its id is ${made.id}.`,
  ]);
}

async function tokensAction({ data, json }: TokenOptions): Promise<void> {
  const tokens = await withStore(data, listAccessTokens);
  const lines = tokens.map(({ id, tenant, label, revoked_at: revoked }) =>
    [id, tenant ?? 'operator', revoked === null ? 'valid' : 'revoked', label].join('  '),
  );
  print(json, { tokens }, lines.length > 0 ? lines : ['There are no tokens.']);
}

async function revokeAction(id: string, { data, json }: TokenOptions): Promise<void> {
  if (!(await withStore(data, (store) => revokeAccessToken(store, id, Date.now()))))
    throw new ExpectedError(
      `There is no token ${id}. \`${nextCommand('backend', 'tokens')}\` shows those there are.`,
    );
  print(json, { revoked: id }, [`The token ${id} no longer opens anything, and its sessions have ended.`]);
}

/** Adds `token`, `tokens` and `revoke-token` to the command of the backend. */
export function addTokenCommands(program: Command): void {
  storeCommand(program, 'token [slug]', "makes a token for a tenant's leads page")
    .addOption(outOption())
    .option('--operator', 'for all tenants, and for what builds hand over')
    .option('--label <words>', 'for whom it is', '')
    .action(tokenAction);
  storeCommand(program, 'tokens', 'lists tokens, without their secrets').action(tokensAction);
  storeCommand(program, 'revoke-token <id>', 'makes a token worthless and ends its sessions').action(
    revokeAction,
  );
}
