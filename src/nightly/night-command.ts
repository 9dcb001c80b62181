import { allowedLines, allowedRails } from '../build/allowed-rails.ts';
import { buildTenants } from '../build/build-tenants.ts';
import { checkOutFolder, checkSiteKind } from '../build/check-out-folder.ts';
import { fixedClock } from '../build/fixed-clock.ts';
import { sharedTenants } from '../build/shared-tenants.ts';
import { openSiteProcesses } from '../build/processes/site-processes.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { shownPath } from '../tenant/shown-path.ts';
import { deployTenant } from './deploy-tenant.ts';
import { markNight, nightName } from './night-name.ts';
import { chosenState } from './state/chosen-state.ts';
import { nightTenants } from './night-tenants.ts';
import { checkPrivate, nightFolder, removeOldNights } from './report-folder.ts';
import { runNight } from './run-night.ts';
import { heldTenants } from './holds.ts';
import { parseShard, shardText } from './shard.ts';
import { nightLines, troubleLines } from './summary/night-lines.ts';
import { badness, IN_TROUBLE, nightSummary } from './summary/night-summary.ts';
import { writeSummary } from './summary/write-summary.ts';
import { givenUpEmails } from './notifications/given-up-emails.ts';
import { emailBounds } from './notifications/email-bounds.ts';
import { noticeSettings } from './notifications/notice-settings.ts';
import { tellDealer } from './notifications/tell-dealer.ts';
import { tellOperator } from './notifications/tell-operator.ts';

/** What `npm run nightly` is called with; folders are absolute. */
export type NightOptions = {
  tenants: string;
  out: string;
  report: string;
  jobs?: number;
  allow: string[];
  shard?: string;
  night?: string;
  resume?: boolean;
  deploy: boolean;
  withDemos?: boolean;
  /** `s3://bucket/prefix`; without it all state stays on this machine. */
  state?: string;
  takeOver?: boolean;
  /** How long the emails to dealers may take together. */
  letterSeconds: number;
  quiet?: boolean;
  json?: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * `npm run nightly`: a night of all tenants, or of some of them. `environment` is that of the
 * process. Sets the exit code.
 */
export async function nightly(
  named: string[],
  options: NightOptions,
  environment: Environment,
): Promise<void> {
  const startedAt = fixedClock(environment['FORECOURT_NOW']) ?? new Date();
  const place = { tenantsFolder: options.tenants, outFolder: options.out };
  const shard = options.shard === undefined ? undefined : parseShard(options.shard);
  checkPrivate(options.report, options.out);
  const { night, note } = await nightName(
    { given: options.night, isResumed: options.resume ?? false, now: startedAt },
    place,
  );
  if (note !== undefined) tell(note);
  const { slugs, demos, settings } = await nightTenants({
    named,
    tenantsFolder: options.tenants,
    shard,
    withDemos: options.withDemos ?? false,
  });
  if (slugs.length === 0 && demos.length > 0 && !shard)
    throw new UsageError(
      `All tenants are demonstrations (night.demo in their settings): ${demos.join(', ')}. --with-demos builds them; ` +
        '--tenants names the folder of your own.',
    );
  const { state, memory } = chosenState(options.state, {
    place,
    night,
    shard,
    isTakenOver: options.takeOver ?? false,
    environment,
  });
  const allow = allowedRails(options.allow, slugs);
  await checkOutFolder(options.out);
  await checkSiteKind(options.out, slugs, 'published');
  for (const line of allowedLines(allow)) tell(line);
  const isMailed = slugs.some((slug) => (settings.get(slug)?.night.mail.length ?? 0) > 0);
  const notices = noticeSettings(environment, options.report, isMailed);
  const shardName = shard && shardText(shard);
  const folder = nightFolder(options.report, night, shardName);
  await markNight(night, false, place);
  const bounds = emailBounds(options.letterSeconds);
  const givenUp = givenUpEmails(notices.backend);
  const processes = openSiteProcesses();
  const refusals = await sharedTenants(options.tenants, options.out);
  const tenants = await runNight({
    night,
    slugs,
    settings,
    ...place,
    reportFolder: folder,
    jobs: options.jobs,
    allow,
    isDeployed: options.deploy,
    state,
    holds: () => heldTenants(memory),
    now: () => fixedClock(environment['FORECOURT_NOW']) ?? new Date(),
    build: (request) => buildTenants({ ...request, processes, refusals, isQuiet: options.quiet }),
    deploy: deployTenant,
    tellDealer: tellDealer(notices, bounds),
    untoldEmails: givenUp.untold,
    tell,
  }).finally(() => processes.close());
  const keptEmails = bounds.kept();
  const givenUpUnknown = givenUp.problem();
  const summary = nightSummary({
    night,
    ...(shardName !== undefined && { shard: shardName }),
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    demos,
    ...(keptEmails && { keptLetters: keptEmails }),
    ...(givenUpUnknown !== undefined && { givenUpUnknown }),
    tenants,
  });
  const page = await writeSummary(summary, folder, environment['GITHUB_STEP_SUMMARY']);
  await markNight(night, true, place);
  await removeOldNights(options.report);
  for (const entry of summary.tenants.filter((each) => badness(each) >= IN_TROUBLE))
    tell(['', `${entry.tenant}:`, ...troubleLines(entry)].join('\n'));
  for (const wrong of await tellOperator(summary, notices, memory)) tell(wrong);
  tell(`\nThe page of this night, for you alone: ${shownPath(page)}`);
  if (options.json) print(JSON.stringify(summary));
  else print(['', ...nightLines(summary)].join('\n'));
  process.exitCode = summary.exitCode;
}
