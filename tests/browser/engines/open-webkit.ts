import { spawn } from 'node:child_process';
import { ownPort } from '../../own-port.ts';
import type { Engine } from './engine.ts';
import { COMMANDS, webDriverEngine } from './webdriver.ts';

type Answer = { value: unknown };

/** Opens WebKitGTK by Debian's WebKitWebDriver, which needs a display. */
export async function openWebKitGtk(program: string): Promise<Engine> {
  const port = ownPort();
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const untilReady = async (): Promise<unknown> =>
    call('GET', '/status').catch(() => (driver.exitCode === null ? untilReady() : undefined));
  await untilReady();
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return webDriverEngine(
    'WebKit',
    (command, parameters) => call('POST', `${session}/${COMMANDS[command]}`, parameters),
    async () => {
      await call('DELETE', session);
      driver.kill();
    },
  );
}
