import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * A server of its own: `url` is of an empty database; `restart` ends it by a signal (SIGINT is its fast shutdown, SIGQUIT its
 * immediate one) and starts it on the same data; `stop` ends it and removes its folder.
 */
export type PostgresServer = {
  url: string;
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  stop: () => Promise<void>;
};

/** Where Debian installs it, a folder for each version. */
const PROGRAMS = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';

type User = { uid: number; gid: number };

/** The newest version that is really there: the package can be listed without its files. */
function programs(): string | undefined {
  if (!existsSync(PROGRAMS)) return undefined;
  const folders = readdirSync(PROGRAMS).toSorted((a, b) => Number(b) - Number(a));
  const bins = folders.map((version) => path.join(PROGRAMS, version, 'bin'));
  return bins.find((bin) => ['initdb', 'postgres'].every((name) => existsSync(path.join(bin, name))));
}

/** The server refuses to run as root. */
function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((each) => each.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Why no server can be started here, in a sentence; undefined when one can. */
export function postgresMissing(): string | undefined {
  if (programs()) return undefined;
  return `PostgreSQL is not tested: no initdb and postgres below ${PROGRAMS}. On Debian: apt-get install postgresql.`;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes(READY)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/**
 * Starts PostgreSQL in a temporary folder, as an unprivileged user, listening on a socket in that folder: no port that
 * another program could have. Commits are synced as in operation. Throws when it does not start.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programs();
  if (bin === undefined) throw new Error(postgresMissing());
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const initialise = ['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), initialise, options);
  const settings = ['-c', 'listen_addresses=', '-c', 'shared_buffers=16MB', '-c', 'max_connections=60'];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(path.join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://forecourt@${encodeURIComponent(folder)}/postgres`,
    restart: async (signal) => {
      await end(signal);
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
