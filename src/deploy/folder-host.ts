import { cp, link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../command-line/expected-error.ts';
import type { DeploySite } from './deploy-site.ts';
import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import type { Host, Pushed } from './host.ts';
import type { ReadSite } from './read-site.ts';
import { TARGETS } from './targets.ts';
import { uploadPlan } from './upload-plan.ts';

/** The host's own program, with what it is called with in the folder that was written. */
type Program = (site: DeploySite, branch: string | undefined) => string;

const PROGRAMS: Partial<Record<DeployTarget, Program>> = {
  netlify: ({ settings }, branch) =>
    `npx netlify-cli deploy --dir=site --no-build --site=${settings.netlify.site} ${branch === undefined ? '--prod' : `--alias=${branch}`}`,
  'cloudflare-pages': ({ settings }, branch) =>
    `npx wrangler pages deploy site --project-name=${settings.cloudflare.name} --branch=${branch ?? 'main'}`,
  'cloudflare-workers': (_site, branch) =>
    branch === undefined ? 'npx wrangler deploy' : `npx wrangler versions upload --preview-alias=${branch}`,
  vercel: ({ settings }, branch) =>
    `npx vercel deploy site --yes --project=${settings.vercel.project}` +
    (settings.vercel.team === '' ? '' : ` --scope=${settings.vercel.team}`) +
    (branch === undefined ? ' --prod' : ''),
};

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

/** A host that its own program sends to: the folder is written below `state`, and the program's words are told. */
export function folderHost(target: DeployTarget, state: string): Host {
  const write = async (read: ReadSite, branch: string | undefined): Promise<Pushed> => {
    const to = path.join(state, 'deploy', branch === undefined ? target : `${target}-${branch}`);
    await writeHostFolder(read, target, to);
    const words = PROGRAMS[target]?.(read.site, branch) ?? '';
    return {
      isSent: false,
      words: [
        `The folder is written. ${TARGETS[target].name} is sent it by its own program, which sends what it lacks:`,
        `cd ${to} && ${words}`,
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
