import { liveRelease, releaseFolders } from '../build/publish/release-folders.ts';
import { chosenTenants } from '../build/chosen-tenants.ts';
import { heldWords, holdTenant, liftTenants, type Hold } from './holds.ts';
import { memoryAt } from './state/chosen-state.ts';

/** Places of tenants, sites and the memory of nights; folders are absolute. */
export type HeldOptions = { tenants: string; out: string; state?: string; json?: boolean };

type Environment = Readonly<Record<string, string | undefined>>;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const memoryOf = ({ tenants, out, state }: HeldOptions, environment: Environment) =>
  memoryAt(state, { tenantsFolder: tenants, outFolder: out }, environment);

/** Holds a tenant at the release that is named, or that is live here, and gives the words for people. */
export async function holdAt(
  slug: string,
  options: HeldOptions,
  environment: Environment,
  release?: string,
): Promise<string> {
  const at = release ?? (await liveRelease(releaseFolders(options.out, slug)));
  const hold: Hold = { since: new Date().toISOString(), ...(at !== undefined && { release: at }) };
  await holdTenant(memoryOf(options, environment), slug, hold);
  return heldWords(slug, hold);
}

/** `npm run nightly -- hold <slug...>`: no night builds or sends these tenants until they are lifted. */
export async function hold(
  slugs: readonly string[],
  options: HeldOptions,
  environment: Environment,
): Promise<void> {
  const words: string[] = [];
  for (const slug of await chosenTenants(slugs, options.tenants))
    words.push(`${slug}: ${await holdAt(slug, options, environment)}`);
  print(options.json ? JSON.stringify({ held: slugs }) : words.join('\n'));
}

/** `npm run nightly -- lift <slug...>`: the next night builds and sends these tenants again. */
export async function lift(
  slugs: readonly string[],
  options: HeldOptions,
  environment: Environment,
): Promise<void> {
  await liftTenants(memoryOf(options, environment), slugs);
  print(
    options.json
      ? JSON.stringify({ lifted: slugs })
      : `No longer held: ${slugs.join(', ')}. The next night publishes again.`,
  );
}
