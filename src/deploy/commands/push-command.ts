import { readyForTabs } from '../../build/publish/rollback.ts';
import { createProgress } from '../../command-line/progress.ts';
import { terminalOf } from '../../command-line/terminal.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { announceChanges } from '../announce/announce-changes.ts';
import type { Host, Pushed } from '../host.ts';
import { lookAtLive } from '../look-at-live.ts';
import { TARGETS } from '../targets.ts';
import { planLine, type UploadPlan } from '../upload-plan.ts';
import { refuseUnfit } from './check-command.ts';
import { deployLocked } from './deploy-locked.ts';
import { hostOf, openDeploy, type DeployOptions, type OpenDeploy } from './open-deploy.ts';

export type PushOptions = DeployOptions & { dryRun?: boolean };

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const BRANCH = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Does the work of a push with its progress on the screen. */
async function withProgress<Result>(
  open: OpenDeploy,
  work: (host: Host) => Promise<Result>,
): Promise<Result> {
  const { slug } = open.read.site;
  const progress = createProgress([slug], process.stderr, terminalOf(process.stderr));
  try {
    const done = await deployLocked(open, (text) => progress.update(slug, text), work);
    progress.end(slug, 'done', 'green');
    return done;
  } catch (error) {
    progress.end(slug, 'failed', 'red');
    throw error;
  }
}

function tellPlan(open: OpenDeploy, plan: UploadPlan, json: boolean | undefined): void {
  const { slug } = open.read.site;
  if (json) return print(JSON.stringify({ tenant: slug, target: open.target, ...plan }));
  print(planLine(plan));
  const named = { new: plan.added, changed: plan.changed, removed: plan.removed };
  for (const [word, paths] of Object.entries(named))
    for (const each of paths.slice(0, 10)) print(`  ${word.padEnd(8)} ${each}`);
}

function tellPushed(
  open: OpenDeploy,
  { isSent, words }: Pushed,
  what: string,
  json: boolean | undefined,
): void {
  const { slug, release } = open.read.site;
  if (json) return print(JSON.stringify({ tenant: slug, target: open.target, release, isSent, words }));
  const name = TARGETS[open.target].name;
  print(
    isSent
      ? `${slug}: release ${release} is ${what} on ${name}.`
      : `${slug}: release ${release}, for ${name}.`,
  );
  for (const each of words) print(each);
}

/** `npm run deploy -- <slug> plan`: the difference between what the host has and the release. Changes nothing. */
export async function plan(slug: string, options: DeployOptions): Promise<void> {
  const open = await openDeploy(slug, options);
  refuseUnfit(open);
  tellPlan(open, await hostOf(open, () => undefined).plan(open.read), options.json);
}

async function send(open: OpenDeploy, options: PushOptions): Promise<void> {
  refuseUnfit(open);
  if (options.dryRun)
    return tellPlan(open, await hostOf(open, () => undefined).plan(open.read), options.json);
  const { pushed, problems } = await withProgress(open, async (host) => {
    const { site } = open.read;
    const before = await host.plan(open.read);
    const done = await host.push(open.read);
    return { pushed: done, problems: done.isSent ? await lookAtLive(site, before) : [] };
  });
  if (problems.length > 0)
    throw new ExpectedError(
      `Release ${open.read.site.release} of ${open.read.site.slug} was sent to ${TARGETS[open.target].name}, which does not show it as it should. ${[...problems, ...pushed.words].join(' ')}`,
    );
  const told = pushed.isSent && open.announced.key !== '' ? [await tellSearchEngines(open)] : [];
  tellPushed(open, { ...pushed, words: [...pushed.words, ...told] }, 'live', options.json);
}

const tellSearchEngines = ({ read, state, announced }: OpenDeploy): Promise<string> =>
  announceChanges({ read, state, ...announced, fetch });

/** `npm run deploy -- <slug> announce`: tells search engines what changed, where the host's own program sent the site. */
export async function announce(slug: string, options: DeployOptions): Promise<void> {
  const open = await openDeploy(slug, options);
  if (open.announced.key === '')
    throw new UsageError(
      `${slug} has no key of IndexNow. Write reach.indexnow_key to its settings: 32 letters and digits that only this site has.`,
    );
  const words = await tellSearchEngines(open);
  print(options.json ? JSON.stringify({ tenant: slug, release: open.read.site.release, words }) : words);
}

/**
 * `npm run deploy -- <slug> push`: brings the host to the release that is live here. Throws ExpectedError while settings still have
 * examples of a new tenant (R3).
 */
export async function push(slug: string, options: PushOptions): Promise<void> {
  const open = await openDeploy(slug, options);
  if (open.unready !== undefined) throw new ExpectedError(open.unready);
  await send(open, options);
}

/** `npm run deploy -- <slug> rollback [release]`: brings the host to the release before, or to the one named, and gives its name. */
export async function rollback(
  slug: string,
  release: string | undefined,
  options: PushOptions,
): Promise<string> {
  const open = await openDeploy(slug, options);
  const to = release ?? (await hostOf(open, () => undefined).before(open.read));
  if (to === undefined)
    throw new ExpectedError(
      `${TARGETS[open.target].name} knows of no release of ${slug} before the live one. Name one of ${open.read.releases.join(', ')}.`,
    );
  if (!options.dryRun) await readyForTabs(options.out, slug, to);
  await send(await openDeploy(slug, options, to), options);
  return to;
}

/** `npm run deploy -- <slug> preview <branch>`: the release under a name of its own, without leads, not to be indexed. */
export async function preview(slug: string, branch: string, options: PushOptions): Promise<void> {
  if (!BRANCH.test(branch))
    throw new UsageError(`'${branch}' is no name of a preview: small letters, digits and single hyphens.`);
  const { read, ...open } = await openDeploy(slug, options);
  const isOurs = open.target === 'nginx' || open.target === 'caddy' || open.target === 's3';
  if (isOurs && read.site.settings.preview_host === '')
    throw new ExpectedError(
      `deploy.preview_host of ${slug} is empty, and previews on ${TARGETS[open.target].name} have names below it. Write it to the settings.`,
    );
  const headers = read.site.headers.map(({ pattern, set }) =>
    pattern === '/*' ? { pattern, set: { ...set, 'X-Robots-Tag': 'noindex' } } : { pattern, set },
  );
  const site = isOurs ? read.site : { ...read.site, backend: undefined, needsBackend: [], gone: [], headers };
  const previewed: OpenDeploy = { ...open, read: { ...read, site } };
  refuseUnfit(previewed);
  if (options.dryRun)
    return tellPlan(previewed, await hostOf(previewed, () => undefined).plan(previewed.read), options.json);
  const pushed = await withProgress(previewed, (host) => host.preview(previewed.read, branch));
  tellPushed(previewed, pushed, `the preview ${branch}`, options.json);
}
