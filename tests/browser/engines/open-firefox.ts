import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './engine.ts';
import { webDriverEngine } from './webdriver.ts';

type Reply = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];
type Settle = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/**
 * Commands over Marionette, by which Firefox takes those of WebDriver without a driver of its own: a length, a colon and JSON,
 * both ways.
 */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, Settle>();
  let received = Buffer.alloc(0);
  let number = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as Reply;
      const settle = waiting.get(id);
      if (error) settle?.reject(new Error(error.message));
      else settle?.resolve('value' in result ? result.value : result);
    }
  });
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      waiting.set((number += 1), { resolve, reject });
      const text = JSON.stringify([0, number, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** Opens a Firefox as the machine has it, without windows and with a profile of its own. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'forecourt-firefox-'));
  await writeFile(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => firefox.once('exit', () => done()));
  const activePort = async (): Promise<number> =>
    Number(
      await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch((error: unknown) => {
        if (firefox.exitCode !== null) throw error;
        return 0;
      }),
    ) || activePort();
  const socket = connect(await activePort(), '127.0.0.1');
  const send = marionette(socket);
  await send('WebDriver:NewSession', {});
  return webDriverEngine(
    'Firefox',
    (command, parameters) => send(`WebDriver:${command}`, parameters),
    async () => {
      socket.end();
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  );
}
