import type { Engine } from './engine.ts';

/** The commands of W3C WebDriver that a walk needs, by their addresses in a session. */
export const COMMANDS = {
  Navigate: 'url',
  Back: 'back',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
} as const;

/** Sends one command of a session and resolves to its value; rejects with what the browser says. */
export type SendCommand = (command: keyof typeof COMMANDS, parameters: object) => Promise<unknown>;

const STEPS = 6;

/** An engine that speaks WebDriver, however its commands reach it. */
export function webDriverEngine(name: string, send: SendCommand, close: () => Promise<void>): Engine {
  const act = (source: object): Promise<unknown> => send('PerformActions', { actions: [source] });
  return {
    name,
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back', {})),
    resize: async (width, height) => void (await send('SetWindowRect', { width, height })),
    run: async <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      (await send('ExecuteScript', { script: `return (${work})(...arguments)`, args })) as Result,
    press: async ({ x, y }, right = 0) => {
      const move = (to: number, duration = 0) => ({
        type: 'pointerMove',
        x: Math.round(to),
        y: Math.round(y),
        duration,
      });
      const drag = Array.from({ length: STEPS }, (_, at) => move(x + (right * (at + 1)) / STEPS, 20));
      const button = { button: 0 };
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          move(x),
          { type: 'pointerDown', ...button },
          ...(right === 0 ? [] : drag),
          { type: 'pointerUp', ...button },
        ],
      });
    },
    type: async (text) =>
      void (await act({
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    close,
  };
}
