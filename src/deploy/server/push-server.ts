import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Manifest, MANIFEST_FILE } from '../../build/publish/manifest.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { missingRsync, runOn, runProgram } from './run-program.ts';
import { serverPlaces } from './server-places.ts';

/** What a server has: the name of its live release and the digests of its files by path; undefined when it has none. */
export type ServerHas = { release: string; files: Map<string, string> };

/** Asks a server what is live there. */
export async function serverHas({
  host,
  folder,
}: DeploySite['settings']['server']): Promise<ServerHas | undefined> {
  const { current } = serverPlaces(folder);
  const text = await runOn(
    host,
    `if [ -f ${current}/${MANIFEST_FILE} ]; then readlink ${current}; cat ${current}/${MANIFEST_FILE}; fi`,
  );
  const [link = '', ...rest] = text.split('\n');
  if (link === '') return undefined;
  const { files, kept } = Manifest.parse(JSON.parse(rest.join('\n')));
  return {
    release: path.posix.basename(link),
    files: new Map([...files, ...kept].map((file) => [file.path, file.sha256])),
  };
}

/** Sends the configuration; true when it differs from what was there. A page beside it is read anew each time, and needs no reload. */
async function sendConfiguration(site: DeploySite, { beside }: HostFiles): Promise<boolean> {
  const { host, folder } = site.settings.server;
  const { configuration } = serverPlaces(folder);
  const here = await mkdtemp(path.join(tmpdir(), 'forecourt-host-'));
  try {
    for (const file of beside) await writeFile(path.join(here, file.path), file.text);
    const changed = await runProgram('rsync', [
      '-r',
      '--checksum',
      '--itemize-changes',
      `${here}/`,
      `${host === '' ? '' : `${host}:`}${configuration}/`,
    ]);
    return /^[<>c]f(?!.*\.html$)/m.test(changed);
  } finally {
    await rm(here, { recursive: true, force: true });
  }
}

/** Before anything is made on the server, which would be left empty. */
async function refuseWithoutRsync(): Promise<void> {
  const missing = await missingRsync();
  if (missing !== undefined) throw new ExpectedError(missing);
}

/** Turns a link to another release in one rename, and marks when the one before stopped being live. */
const turnLink = (link: string, target: string): string =>
  `[ ! -e ${link}/. ] || touch ${link}/.; ln -sfn ${target} ${link}.next && mv -T ${link}.next ${link} && touch ${link}/.`;

/**
 * Sends what a release that is on the server already has got since, as hashed files of newer releases that open tabs ask for. Its
 * manifest goes last: one that was stopped is sent again.
 */
async function sendMissing(site: DeploySite, from: string, at: string): Promise<void> {
  const { host } = site.settings.server;
  const text = await runOn(host, `cat ${at}/${MANIFEST_FILE} 2>/dev/null || true`);
  const has = text === '' ? undefined : Manifest.parse(JSON.parse(text));
  const there = new Set([...(has?.files ?? []), ...(has?.kept ?? [])].map((file) => file.path));
  if (site.files.every((file) => there.has(file.path))) return;
  const to = `${host === '' ? '' : `${host}:`}${at}/`;
  const words = ['-rl', '--checksum', '--chmod=D755,F644'];
  await runProgram('rsync', [...words, `--exclude=/${MANIFEST_FILE}`, `${from}/`, to]);
  await runProgram('rsync', [...words, `${from}/${MANIFEST_FILE}`, to]);
}

/**
 * Brings a release to a server of your own: rsync into a folder of its own, in which what is unchanged is the same file
 * as in the live one, then one rename of a link. A push that was stopped goes on in that folder. Releases that stopped
 * being live more than `grace_days` ago are removed. Gives whether the configuration changed.
 */
export async function pushServer(
  site: DeploySite,
  files: HostFiles,
  from: string,
  live: string | undefined,
): Promise<{ isReconfigured: boolean }> {
  const { grace_days: graceDays, server } = site.settings;
  const { host, folder, reload } = server;
  const { releases, current, configuration, previews } = serverPlaces(folder);
  const at = `${releases}/${site.release}`;
  await refuseWithoutRsync();
  const isThere = await runOn(
    host,
    `mkdir -p ${releases} ${configuration} ${previews} && if [ -d ${at} ]; then echo there; fi`,
  );
  if (isThere.trim() !== 'there') {
    await runProgram('rsync', [
      '-rl',
      '--checksum',
      '--delete',
      '--chmod=D755,F644',
      ...(live === undefined ? [] : [`--link-dest=../${live}`]),
      `${from}/`,
      `${host === '' ? '' : `${host}:`}${at}.partial/`,
    ]);
    await runOn(host, `mv -T ${at}.partial ${at}`);
  } else await sendMissing(site, from, at);
  const isReconfigured = await sendConfiguration(site, files);
  await runOn(host, turnLink(current, `releases/${site.release}`));
  if (isReconfigured && reload !== '') await runOn(host, reload);
  await runOn(
    host,
    `find ${releases} -mindepth 1 -maxdepth 1 -type d -mtime +${graceDays} ! -name ${site.release} -exec rm -rf {} +`,
  );
  return { isReconfigured };
}

/** Puts a release under the name of a branch, beside what is live. */
export async function previewOnServer(
  site: DeploySite,
  files: HostFiles,
  from: string,
  branch: string,
): Promise<void> {
  const { host, folder } = site.settings.server;
  const { previews, configuration } = serverPlaces(folder);
  await refuseWithoutRsync();
  await runOn(host, `mkdir -p ${previews}/${branch} ${configuration}`);
  await runProgram('rsync', [
    '-rl',
    '--checksum',
    '--delete-after',
    '--chmod=D755,F644',
    '--link-dest=../../current',
    `${from}/`,
    `${host === '' ? '' : `${host}:`}${previews}/${branch}/`,
  ]);
  await sendConfiguration(site, files);
}
