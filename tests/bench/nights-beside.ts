import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { siteFolders } from '../../src/build/site-folders.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { median } from '../../src/stock/history/stock-figures.ts';
import { churnFeed } from './churn-feed.ts';
import { CHURN_AIMS, percentOf } from './measure-churn.ts';
import { printBuild, TENANT, tenantsOf } from './print-build.ts';
import { commitOf, withCheckout } from './with-checkout.ts';

/**
 * The code against whose night the aim was set, and what that night took on the day, with 16,733 vehicles and 1% of them changed:
 * how fast a shared machine is changes by half within a day, so seconds of two days cannot be compared.
 */
export const AIM_SET_AGAINST = { commit: 'b737380', userSeconds: 66.3 };

/** How much of what the code of AIM_SET_AGAINST takes a night may take, measured in turn on one machine. */
const AIMED_SHARE = CHURN_AIMS.userSeconds / AIM_SET_AGAINST.userSeconds;

/** Nights of each code behind its first build; the machine changes between them. */
const NIGHTS = 3;

/** User CPU seconds of each night, oldest first. */
export type NightsBeside = { commit: string; ours: number[]; theirs: number[] };

/** What is read of the report of a build, which other code may write with more or fewer fields. */
const Report = z.object({ outcome: z.literal('published'), userCpuSeconds: z.number() });

/**
 * Builds a feed with this code and with that of another commit, then nights in which `percent` of its vehicles change and
 * change back, with both in turn. The packages are those that are installed here. Throws ExpectedError when a build fails.
 */
export async function nightsBeside(
  name: string,
  { head, rows, percent, map }: { head: string; rows: readonly string[]; percent: number; map: string },
): Promise<NightsBeside> {
  const commit = await commitOf(name);
  const folder = path.join(PROJECT_ROOT, '.forecourt', `nights-beside-${process.pid}`);
  const [checkout, ours] = [path.join(folder, 'checkout'), path.join(folder, 'ours')];
  const { before, after } = churnFeed(rows, percent);
  await mkdir(folder, { recursive: true });
  try {
    return await withCheckout(commit, checkout, async () => {
      const codes = {
        ours: { root: undefined, out: ours },
        theirs: { root: checkout, out: path.join(folder, 'theirs') },
      };
      const measured: NightsBeside = { commit, ours: [], theirs: [] };
      for (let night = 0; night <= NIGHTS; night += 1) {
        const feed = path.join(folder, `night-${night}.csv`);
        await writeFile(feed, [head, ...(night % 2 === 0 ? before : after), ''].join('\n'));
        for (const which of ['theirs', 'ours'] as const) {
          const { root, out } = codes[which];
          const { userCpuSeconds: seconds } = Report.parse(await printBuild(feed, map, out, root));
          process.stderr.write(
            `${night === 0 ? 'first build' : `night ${night}`}, ${which}: ${seconds.toFixed(1)} s\n`,
          );
          if (night > 0) measured[which].push(seconds);
        }
      }
      return measured;
    });
  } finally {
    const { state } = siteFolders(tenantsOf(), ours, TENANT);
    for (const left of [state, folder]) await rm(left, { recursive: true, force: true });
  }
}

/** The share of theirs that our nights take, each by its median; Infinity without a night. */
const shareOf = ({ ours, theirs }: NightsBeside): number =>
  (median(ours) ?? Infinity) / (median(theirs) ?? 1);

const secondsOf = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(', ');

/** What the nights came to, as a line, and whether the aim is met; beside other code than the aim was set against it always is. */
export function besideReport(measured: NightsBeside): { line: string; isMet: boolean } {
  const share = shareOf(measured);
  const isAimed = measured.commit.startsWith(AIM_SET_AGAINST.commit);
  const isMet = !isAimed || share <= AIMED_SHARE;
  const aim = isAimed ? `, at most ${percentOf(AIMED_SHARE)}: ${isMet ? 'met' : 'missed'}` : '';
  const line =
    `user CPU of a night ${secondsOf(measured.ours)} s, with ${measured.commit.slice(0, 8)} ` +
    `${secondsOf(measured.theirs)} s: ${percentOf(share)} by the medians${aim}`;
  return { line, isMet };
}
