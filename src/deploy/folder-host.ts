import { cp, link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../command-line/expected-error.ts';
import type { DeploySite } from './deploy-site.ts';
import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import { HOST_PROGRAMS, type HostProgram } from './host-programs.ts';
import type { Host, Pushed } from './host.ts';
import type { ReadSite } from './read-site.ts';
import { runProgram } from './server/run-program.ts';
import { TARGETS } from './targets.ts';
import { uploadPlan } from './upload-plan.ts';

/** A host's own program, and the words it is called with in the folder that was written. */
type Program = HostProgram & { words: (site: DeploySite, branch: string | undefined) => string[] };

const PROGRAMS: Partial<Record<DeployTarget, Program>> = {
  netlify: {
    ...HOST_PROGRAMS.netlify,
    words: ({ settings }, branch) => [
      ...['deploy', '--dir=site', '--no-build', `--site=${settings.netlify.site}`],
      branch === undefined ? '--prod' : `--alias=${branch}`,
    ],
  },
  'cloudflare-pages': {
    ...HOST_PROGRAMS.wrangler,
    words: ({ settings }, branch) => [
      ...['pages', 'deploy', 'site', `--project-name=${settings.cloudflare.name}`],
      `--branch=${branch ?? 'main'}`,
    ],
  },
  'cloudflare-workers': {
    ...HOST_PROGRAMS.wrangler,
    words: (_site, branch) =>
      branch === undefined ? ['deploy'] : ['versions', 'upload', `--preview-alias=${branch}`],
  },
  vercel: {
    ...HOST_PROGRAMS.vercel,
    words: ({ settings }, branch) => [
      ...['deploy', 'site', '--yes', `--project=${settings.vercel.project}`],
      ...(settings.vercel.team === '' ? [] : [`--scope=${settings.vercel.team}`]),
      ...(branch === undefined ? ['--prod'] : []),
    ],
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Longest time that a host's program may take, so that one that hangs holds no night up. */
const MAX_DURATION_MS = 20 * 60_000;

/** Runs a host's program in a folder without a question to anyone. Throws ExpectedError when it does not end with 0. */
async function runHostProgram(
  named: string,
  words: readonly string[],
  folder: string,
  environment: Environment,
): Promise<void> {
  const [program = '', ...first] = named.split(/\s+/);
  await runProgram(program, [...first, ...words], {
    cwd: folder,
    env: { ...environment, CI: '1' },
    timeout: MAX_DURATION_MS,
  });
}

/** A second name of a file, or a copy where the folders are on two disks. */
const place = (from: string, to: string): Promise<void> => link(from, to).catch(() => cp(from, to));

/** Writes the folder that a host is sent: `site` with every file, and beside it what configures the host. */
export async function writeHostFolder(
  { site, folder }: ReadSite,
  target: DeployTarget,
  to: string,
): Promise<void> {
  const { bundle, beside } = TARGETS[target].files(site);
  const own = new Set(bundle.map((file) => file.path));
  await rm(to, { recursive: true, force: true });
  const folders = new Set(site.files.map((file) => path.dirname(file.path)));
  for (const each of folders) await mkdir(path.join(to, 'site', each), { recursive: true });
  for (const file of site.files)
    if (!own.has(file.path)) await place(path.join(folder, file.path), path.join(to, 'site', file.path));
  for (const file of bundle) await writeFile(path.join(to, 'site', file.path), file.text);
  for (const file of beside) await writeFile(path.join(to, file.path), file.text);
}

/**
 * A host that its own program sends to: the folder is written below `state`, and the program that a variable of the environment names
 * sends it. Without one the words of the program are told, and nothing is sent.
 */
export function folderHost(target: DeployTarget, state: string, environment: Environment): Host {
  const write = async (read: ReadSite, branch: string | undefined): Promise<Pushed> => {
    const to = path.join(state, 'deploy', branch === undefined ? target : `${target}-${branch}`);
    await writeHostFolder(read, target, to);
    const program = PROGRAMS[target];
    if (!program) throw new Error(`No program sends to ${target}`);
    const words = program.words(read.site, branch);
    const named = environment[program.variable]?.trim();
    if (named) {
      const { account } = read.site.settings.cloudflare;
      await runHostProgram(named, words, to, {
        ...(account !== '' && { CLOUDFLARE_ACCOUNT_ID: account }),
        ...environment,
      });
      return { isSent: true, words: [] };
    }
    return {
      isSent: false,
      words: [
        `Nothing was sent: ${TARGETS[target].name} is sent by its own program. Set ${program.variable}, as in ${program.variable}='npx ${program.npm}', or run:`,
        `cd ${to} && npx ${program.npm} ${words.join(' ')}`,
      ],
    };
  };
  return {
    plan: ({ site }) =>
      Promise.resolve(
        uploadPlan(
          site.release,
          undefined,
          new Map(),
          site.files.map(({ path: file, sha256, bytes }) => ({ path: file, mark: sha256, bytes })),
        ),
      ),
    push: (read) => write(read, undefined),
    preview: write,
    before: () =>
      Promise.reject(
        new ExpectedError(
          `${TARGETS[target].name} keeps earlier deployments itself: go back on its own pages, or name a release here to send that one again.`,
        ),
      ),
  };
}
