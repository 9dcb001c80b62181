import { EXIT_CODES } from '../../command-line/exit-codes.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { checkSite, type SiteCheck } from '../check-site.ts';
import { missingRsync } from '../server/run-program.ts';
import { TARGETS } from '../targets.ts';
import { openDeploy, type DeployOptions, type OpenDeploy } from './open-deploy.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Throws ExpectedError with every problem when the host cannot take the site; tells the warnings. */
export function refuseUnfit({ read, target }: OpenDeploy): void {
  const { problems, warnings } = checkSite(read.site, target);
  for (const warning of warnings) tell(`Warning: ${warning}`);
  if (problems.length > 0)
    throw new ExpectedError(`${TARGETS[target].name} cannot take ${read.site.slug}. ${problems.join(' ')}`);
}

/** `npm run deploy -- <slug> check`: whether the host can take the site. Ends with 1 when it cannot. Asks nobody. */
export async function check(slug: string, options: DeployOptions): Promise<void> {
  const { read, target, unready } = await openDeploy(slug, options);
  const { release, files } = read.site;
  const ofHost = checkSite(read.site, target);
  const isServer = target === 'nginx' || target === 'caddy';
  const missing = isServer ? await missingRsync() : undefined;
  const found: SiteCheck = {
    warnings: [...(missing === undefined ? [] : [`A push needs rsync. ${missing}`]), ...ofHost.warnings],
    problems: [...(unready === undefined ? [] : [unready]), ...ofHost.problems],
  };
  if (options.json) print(JSON.stringify({ tenant: slug, target, release, ...found }));
  else {
    const { problems, warnings } = found;
    const verdict = problems.length === 0 ? 'can take' : 'cannot take';
    print(
      `${TARGETS[target].name} ${verdict} ${slug}, release ${release}, ${files.length.toLocaleString('en-AU')} files.`,
    );
    for (const text of problems) print(`  ${text}`);
    for (const text of warnings) print(`  Warning: ${text}`);
  }
  process.exitCode = found.problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}
