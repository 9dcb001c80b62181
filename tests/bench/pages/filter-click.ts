import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import type { Progress } from '../../../src/command-line/progress.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { startServer } from '../../../src/serve/start-server.ts';
import { buildCommit } from '../build-commit.ts';
import { percentile } from '../search/measure.ts';
import { commitOf } from '../with-checkout.ts';
import type { Finding } from './bench-weights.ts';
import { markdownTable } from './markdown-table.ts';
import { CPU_THROTTLING } from './measure-latency.ts';

const SLUG = 'harbour-motor-group';
const LIST = '/search/new-used-and-demo-cars';
const NOW = '2026-11-21T03:00:00.000Z';
/** Clicks on each list. */
const TURNS = 80;
/** Medians of one run differ by that share when both commits are the same. */
const NOISE = 0.05;
/** Clicks before any counts: code that never ran is compiled. */
const WARM_UP = 4;

/** The choices of the list that can be ticked, once its island answers them. */
const CHOICES = 'input[type=checkbox][data-field]';

async function openList(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-AU' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // Some islands wait for a sign that someone is there.
  await page.mouse.move(700, 400);
  await page.waitForFunction(() => document.querySelector('astro-island:not([ssr]) [data-field]') !== null);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
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

/** Times a click on a filter until the other list is drawn, with the last commit here and another one in turns. */
export async function benchFilterClick(
  browser: Browser,
  before: string,
  progress: Progress,
): Promise<Finding> {
  const folder = path.join(PROJECT_ROOT, '.forecourt', `filter-click-${process.pid}`);
  const servers: { close: () => Promise<void> }[] = [];
  try {
    const names = [before, 'HEAD'];
    const pages: Page[] = [];
    for (const name of names) {
      progress.update('filter-click', `building ${name}`);
      const outFolder = await buildCommit(await commitOf(name), [SLUG], NOW, folder);
      const server = await startServer({ outFolder, port: 0 });
      servers.push(server);
      pages.push(await openList(browser, `${server.siteUrl(SLUG)}${LIST}`));
    }
    const counts = await Promise.all(pages.map((page) => page.locator(CHOICES).count()));
    const choices = Math.min(...counts, 4);
    if (choices === 0) throw new ExpectedError(`${LIST} of ${SLUG} has no choice to tick.`);
    const taken: number[][] = [[], []];
    for (let turn = -WARM_UP; turn < TURNS; turn++) {
      // Twice each, so that it is taken back; and either page goes first as often.
      const choice = Math.floor((turn + WARM_UP) / 2) % choices;
      for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) {
        const milliseconds = await clickAndWait(pages[at]!, choice);
        if (turn >= 0) taken[at]!.push(milliseconds);
      }
    }
    const rows = names.map((commit, at) => {
      const of = (share: number): number => percentile(taken[at]!, share);
      return { commit, p50: of(0.5), p75: of(0.75), p95: of(0.95) };
    });
    const ratio = rows[1]!.p50 / rows[0]!.p50;
    const holds = ratio <= 1 + NOISE;
    progress.end('filter-click', `${TURNS} clicks each`, holds ? 'green' : 'red');
    const table = markdownTable(
      ['click on a filter', 'p50, ms', 'p75, ms', 'p95, ms'],
      rows.map(({ commit, p50, p75, p95 }) => [commit, ...[p50, p75, p95].map((one) => one.toFixed(1))]),
    );
    const verdict = `p50 after to before: ${ratio.toFixed(2)}, ${holds ? 'met' : `missed (at most ${1 + NOISE})`}`;
    return { lines: ['### Filters', '', ...table, verdict, ''], measured: rows, holds };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  }
}
