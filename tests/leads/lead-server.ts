import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('store-process.ts', import.meta.url));

/** How leads are taken in: as the product does; answered before they are stored; or without waiting for the disk. */
export type ServerKind = 'safe' | 'early' | 'lax';

export type LeadServer = {
  child: ChildProcess;
  /** Sends a lead under a key of its own; the answer that says it is stored, undefined when there is none. */
  post: (id: string) => Promise<string | undefined>;
  /** Ends it without notice, and resolves when it is gone. */
  kill: () => Promise<void>;
};

/** Starts a process over the store in `file`; `before` are words in front of the command, as strace and its options. */
export async function startLeadServer(
  file: string,
  kind: ServerKind,
  before: readonly string[] = [],
): Promise<LeadServer> {
  const [command = process.execPath, ...words] = [...before, process.execPath, PROCESS, file, kind];
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = Number(line.toString());
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    child,
    post: (id) => post(agent, port, id),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      agent.destroy();
    },
  };
}

function post(agent: Agent, port: number, id: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/leads' },
      (response) => {
        let answer = '';
        response.on('data', (chunk: Buffer) => (answer += chunk.toString()));
        response.once('end', () => resolve(response.statusCode === 201 ? answer : undefined));
        response.once('error', () => resolve(undefined));
      },
    );
    sent.once('error', () => resolve(undefined));
    sent.end(JSON.stringify({ id }));
  });
}
