import { createHash } from 'node:crypto';
import { reasonOf } from '../command-line/reason-of.ts';
import { addressOf, isPage, NOT_FOUND_PAGE } from './addresses.ts';
import type { DeployFile, DeploySite } from './deploy-site.ts';
import { policyAllows } from './server/join-policies.ts';
import { policyOf } from './site-headers.ts';
import type { UploadPlan } from './upload-plan.ts';

const TIMEOUT_MS = 15_000;
/** Milliseconds before another look: what was sent takes some seconds to be everywhere on a network of servers. */
const WAITS_MS: readonly number[] = [3_000, 10_000, 20_000];

const STYLESHEET = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const HREF = /\bhref="?([^"\s>]+)/;

/** Home, and a page that the host did not have as it is now; another one where it had all. */
function pagesToLookAt(site: DeploySite, { added, changed }: Pick<UploadPlan, 'added' | 'changed'>) {
  const pages = site.files.filter(
    ({ path }) => isPage(path) && path !== NOT_FOUND_PAGE && !site.gone.includes(addressOf(path)),
  );
  const others = pages.filter(({ path }) => path !== 'index.html');
  const isNew = new Set([...changed, ...added]);
  const other = others.find(({ path }) => isNew.has(path)) ?? others[Math.floor(others.length / 2)];
  return [...pages.filter(({ path }) => path === 'index.html'), ...(other ? [other] : [])];
}

type Asked = { text: string; headers: Headers } | { problem: string };

/** Asks for a file of the release, and holds status and bytes against it. */
async function askFor(origin: string, { path, sha256 }: DeployFile, release: string): Promise<Asked> {
  const address = `${origin}${addressOf(path)}`;
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) return { problem: `${address} answers ${answer.status}.` };
    if (createHash('sha256').update(bytes).digest('hex') === sha256)
      return { text: bytes.toString(), headers: answer.headers };
    return {
      problem: `${address} is not as release ${release} has it: the host shows another release, or changes files on their way.`,
    };
  } catch (error) {
    return { problem: `${address} gave no answer: ${reasonOf(error)}` };
  }
}

/** What is wrong with the stylesheets of a page. */
async function stylesheetProblems(site: DeploySite, origin: string, page: string): Promise<string[]> {
  const files = new Map(site.files.map((file) => [`/${file.path}`, file]));
  const problems: string[] = [];
  for (const [tag] of page.matchAll(STYLESHEET)) {
    const file = files.get(HREF.exec(tag)?.[1] ?? '');
    if (!file) continue;
    const asked = await askFor(origin, file, site.release);
    if ('problem' in asked) problems.push(`A stylesheet is missing: ${asked.problem}`);
    else if (!asked.headers.get('content-type')?.startsWith('text/css'))
      problems.push(`A stylesheet is no text/css, so browsers leave it out: ${origin}/${file.path}.`);
  }
  return problems;
}

async function pageProblems(site: DeploySite, origin: string, page: DeployFile): Promise<string[]> {
  const asked = await askFor(origin, page, site.release);
  if ('problem' in asked) return [asked.problem];
  const needed = policyOf(site.headers);
  const policies = (asked.headers.get('content-security-policy') ?? '').split(',');
  const isAllowed = needed === '' || policies.every((policy) => policyAllows(policy, needed));
  return [
    ...(isAllowed
      ? []
      : [
          `${origin}${addressOf(page.path)} comes without the policy of release ${site.release} (Content-Security-Policy), so browsers may refuse its styles and scripts: reload the server, or deploy its configuration.`,
        ]),
    ...(await stylesheetProblems(site, origin, asked.text)),
  ];
}

/**
 * Asks the host for two pages of a release that was sent, their stylesheets and their policy, as a shopper's browser would, and gives
 * what is wrong, a sentence each. It looks again after each of `waits` while something is.
 */
export async function lookAtLive(
  site: DeploySite,
  plan: Pick<UploadPlan, 'added' | 'changed'>,
  waits: readonly number[] = WAITS_MS,
): Promise<string[]> {
  const { live_at: liveAt } = site.settings;
  if (liveAt === false) return [];
  const origin = liveAt === '' ? `https://${site.host}` : liveAt;
  const pages = pagesToLookAt(site, plan);
  const look = async (): Promise<string[]> =>
    (await Promise.all(pages.map((page) => pageProblems(site, origin, page)))).flat();
  let problems = await look();
  for (const wait of waits) {
    if (problems.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    problems = await look();
  }
  return [...new Set(problems)];
}
