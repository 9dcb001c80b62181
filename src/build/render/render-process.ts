import { fork } from 'node:child_process';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import type { ProcessUse } from '../report/process-use.ts';
import type { NamedPath, RenderedPages, RenderMessage } from './render-message.ts';

const RENDER_PAGES = path.join(PROJECT_ROOT, 'scripts', 'render-pages.ts');

/** A process that renders pages of the site that this one builds. */
export type RenderProcess = {
  /** True if it can render; false when it has ended before. */
  ready: Promise<boolean>;
  /**
   * Renders some pages into the site's folder, while it renders no others. Undefined when it has ended before it was
   * done. Throws ExpectedError with the reason when a page cannot be rendered.
   */
  render(paths: readonly NamedPath[]): Promise<RenderedPages | undefined>;
  /** Ends it; gives what it has used, as far as it has told. */
  close(): ProcessUse;
};

/** Starts such a process, with the code in `compiled`; it finds the site in the FORECOURT_* variables of this process. */
export function startRenderProcess(
  compiled: string,
  siteFolder: string,
  script: string = RENDER_PAGES,
): RenderProcess {
  const child = fork(script, [compiled, siteFolder], {
    cwd: PROJECT_ROOT,
    execPath: process.execPath,
    execArgv: [],
    env: { ...childEnvironment(), FORECOURT_PART: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let use: ProcessUse = { userCpuSeconds: 0, peakMemoryBytes: 0 };
  let isOver = false;
  let hear: (message: RenderMessage | undefined) => void = () => undefined;
  const heard = (): Promise<RenderMessage | undefined> =>
    isOver ? Promise.resolve(undefined) : new Promise((resolve) => (hear = resolve));
  const end = (): void => {
    isOver = true;
    hear(undefined);
  };
  const first = heard();
  child.on('message', (raw) => {
    const message = raw as RenderMessage;
    if (message.kind !== 'failed') use = message.use;
    hear(message);
  });
  child.on('error', end);
  child.on('close', end);
  return {
    ready: first.then((message) => {
      if (message?.kind === 'failed') throw new ExpectedError(message.reason);
      return message !== undefined;
    }),
    render: async (paths) => {
      const answer = heard();
      // Where it cannot be told, the process has ended, and `close` says so.
      if (!isOver) child.send(paths, () => undefined);
      const message = await answer;
      if (message?.kind === 'failed') throw new ExpectedError(message.reason);
      return message?.kind === 'rendered' ? message.pages : undefined;
    },
    close: () => {
      child.kill();
      return use;
    },
  };
}
