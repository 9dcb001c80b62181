import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostFiles } from '../../src/deploy/deploy-site.ts';
import { ownPort } from '../own-port.ts';

export type WebServer = 'nginx' | 'caddy';
export type RunningWebServer = { port: number; stop: () => Promise<void> };

const FIRST_ANSWER_MS = 15_000;
const VERSION = { nginx: ['-v'], caddy: ['version'] } as const;

/** Why a server cannot be started here, in a sentence; undefined when it can. */
export function serverMissing(name: WebServer): string | undefined {
  if (spawnSync(name, [...VERSION[name]]).error === undefined) return undefined;
  return `${name} is not tested: there is no program of that name. On Debian: apt-get install ${name === 'nginx' ? 'nginx-light' : name}.`;
}

/** nginx in one process, on a port of this machine, with the server of the site as it is generated. */
function nginxCommand(folder: string, slug: string, configuration: string, port: number): string[] {
  const file = path.join(folder, 'nginx.conf');
  const server = readFileSync(path.join(configuration, `${slug}.conf`), 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen [::]:80;', '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const lines = [
    'daemon off;',
    'master_process off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${path.join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events {}',
    `http { access_log off; ${paths.join(' ')}\n${server}\n}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return ['nginx', '-p', folder, '-c', file];
}

/** Caddy without certificates, on a port of this machine, with the block of the site as it is generated. */
function caddyCommand(folder: string, slug: string, configuration: string, port: number): string[] {
  const file = path.join(folder, 'Caddyfile');
  const text = readFileSync(path.join(configuration, `${slug}.caddy`), 'utf8').replace(
    /^(\S+\.\S+) \{$/gm,
    `http://$1:${port} {`,
  );
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${text}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

async function untilAnswers(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const end = performance.now() + FIRST_ANSWER_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer within ${FIRST_ANSWER_MS} ms: ${said()}`);
}

/** Writes what a target generated into the folder where its own paths expect it. */
export function writeConfiguration(configuration: string, { beside }: HostFiles): void {
  mkdirSync(configuration, { recursive: true });
  for (const { path: name, text } of beside) writeFileSync(path.join(configuration, name), text);
}

/** Starts a web server with the configuration of a site. Throws with what the server said when it does not start. */
export async function startWebServer(
  name: WebServer,
  slug: string,
  configuration: string,
): Promise<RunningWebServer> {
  const folder = mkdtempSync(path.join(tmpdir(), `forecourt-${name}-`));
  const port = ownPort();
  const make = name === 'nginx' ? nginxCommand : caddyCommand;
  const [program = '', ...words] = make(folder, slug, configuration, port);
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswers(port, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
