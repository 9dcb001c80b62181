import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { type Browser, chromium, type Page } from 'playwright';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { startServer } from '../../src/serve/start-server.ts';
import { browserArguments, findBrowser } from '../chromium/find-browser.ts';
import { positiveNumber } from './positive-number.ts';
import { buildCommit } from './same-sites/build-commit.ts';
import { percentile } from './search/measure.ts';
import { commitOf } from './with-checkout.ts';

type FilterClickOptions = {
  slug: string;
  list: string;
  now: string;
  turns: number;
  slower: number;
  json?: boolean;
};

/** Medians of one run differ by that share when both commits are the same. */
const NOISE = 0.05;
/** Clicks before any counts: code that never ran is compiled. */
const WARM_UP = 4;

/** The choices of the list that can be ticked, once its island answers them. */
const CHOICES = 'input[type=checkbox][data-field]';

async function openList(browser: Browser, url: string, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-AU' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Some islands wait for a sign that someone is there.
  await page.mouse.move(700, 400);
  await page.waitForFunction(() => document.querySelector('astro-island:not([ssr]) [data-field]') !== null);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Milliseconds from a click on the choice `at` until the frame with the other list was drawn. */
const clickAndWait = (page: Page, at: number): Promise<number> =>
  page.evaluate(
    async ([choices, index]) => {
      const choice = document.querySelectorAll<HTMLInputElement>(choices)[index];
      const count = (): string =>
        document.querySelector('section[aria-label="Results"] h2')?.textContent ?? '';
      const before = count();
      if (!choice || !before) throw new Error('The page has no choices or no results.');
      const changed = new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (count() === before) return;
          watch.disconnect();
          done();
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      const start = performance.now();
      choice.click();
      await changed;
      await new Promise(requestAnimationFrame);
      // A message arrives after the frame was drawn.
      const { port1, port2 } = new MessageChannel();
      const drawn = new Promise((done) => (port1.onmessage = done));
      port2.postMessage(undefined);
      await drawn;
      return performance.now() - start;
    },
    [CHOICES, at] as const,
  );

async function bench(
  before: string,
  after: string,
  { slug, list, now, turns, slower, json }: FilterClickOptions,
): Promise<void> {
  const { browser: found } = await findBrowser();
  if (!found) throw new ExpectedError('No Chromium was found. Run npm run browser -- --install.');
  const folder = path.join(PROJECT_ROOT, '.forecourt', `filter-click-${process.pid}`);
  const browser = await chromium.launch({ executablePath: found.executablePath, args: browserArguments() });
  const servers: { close: () => Promise<void> }[] = [];
  try {
    const pages: Page[] = [];
    for (const name of [before, after]) {
      const commit = await commitOf(name);
      process.stderr.write(`building ${commit.slice(0, 12)}\n`);
      const server = await startServer({
        outFolder: await buildCommit(commit, [slug], now, folder),
        port: 0,
      });
      servers.push(server);
      pages.push(await openList(browser, `${server.siteUrl(slug)}${list}`, slower));
    }
    const counts = await Promise.all(pages.map((page) => page.locator(CHOICES).count()));
    const choices = Math.min(...counts, 4);
    if (choices === 0)
      throw new ExpectedError(`${list} of ${slug} has no choice to tick; name another --list.`);
    const taken: number[][] = [[], []];
    for (let turn = -WARM_UP; turn < turns; turn++) {
      // Twice each, so that it is taken back; and either page goes first as often.
      const choice = Math.floor((turn + WARM_UP) / 2) % choices;
      for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) {
        const milliseconds = await clickAndWait(pages[at]!, choice);
        if (turn >= 0) taken[at]!.push(milliseconds);
      }
    }
    const rows = [before, after].map((commit, at) => {
      const of = (share: number): number => percentile(taken[at]!, share);
      return { commit, p50: of(0.5), p75: of(0.75), p95: of(0.95) };
    });
    const ratio = rows[1]!.p50 / rows[0]!.p50;
    const holds = ratio <= 1 + NOISE;
    process.exitCode = holds ? EXIT_CODES.done : EXIT_CODES.failed;
    const lines = [
      `| ${turns} clicks each, in turns, ${slower} times slower | p50, ms | p75, ms | p95, ms |`,
      '| --- | --- | --- | --- |',
      ...rows.map(
        ({ commit, p50, p75, p95 }) =>
          `| ${commit} | ${[p50, p75, p95].map((one) => one.toFixed(1)).join(' | ')} |`,
      ),
      `p50 after to before: ${ratio.toFixed(2)}, ${holds ? 'met' : `missed (at most ${1 + NOISE})`}`,
    ];
    process.stdout.write(
      json ? `${JSON.stringify({ holds, ratio, rows }, null, 2)}\n` : `${lines.join('\n')}\n`,
    );
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

const program = new Command('npm run bench:filter-click --')
  .description(
    'Times a click on a filter until the other list is drawn, with the code of two commits in turns: a list may not become slower.',
  )
  .argument('<before>', 'the commit of the release before')
  .argument('[after]', 'the commit to be held to it', 'HEAD')
  .option('--slug <slug>', 'the tenant that is built', 'harbour-motor-group')
  .option('--list <address>', 'the list that is opened', '/search/new-used-and-demo-cars')
  .option('--now <moment>', 'the moment that both are built at', '2026-11-21T03:00:00.000Z')
  .option('--turns <number>', 'clicks on each list', positiveNumber, 80)
  .option('--slower <number>', 'how many times slower than this machine the pages run', positiveNumber, 4)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:filter-click -- HEAD~20
  npm run bench:filter-click -- v1.2.0 HEAD --slug wattle-used-cars
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);

await runCommand(program);
