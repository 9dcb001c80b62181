import { setTimeout } from 'node:timers/promises';
import type { MailServer } from '../../src/backend/destinations/start-mail-server.fixture.ts';
import { shopperPlace, type AccountServer } from './account-backends.ts';
import { storeProblems } from './account-store-problems.ts';
import { countEmails, waitingEmails } from './emails-once.ts';
import { giveUp, travel, type ShopperFacts } from './shopper-journey.ts';
import { untrueOf } from './told-and-kept.ts';

export type KillAccounts = {
  start: () => Promise<AccountServer>;
  file: string;
  received: MailServer['received'];
  trials: number;
  /** Shoppers at the same time. */
  shoppers: number;
  /** From 0 up to 1: after how many answered steps a trial kills. */
  random: () => number;
  /** True if all emails are waited for at the end: those of a killed attempt go again after a minute. */
  drains?: boolean;
  /** Changes the store between a kill and the restart: the control. */
  between?: (file: string) => void;
};

export type KillAccountsResult = {
  trials: number;
  /** Steps of shoppers that were answered. */
  answered: number;
  /** Reservations that were answered as taken. */
  reserved: number;
  letters: number;
  /** Emails that went again, as the rule allows. */
  twice: number;
  /** What was found to be wrong, each once with its count. */
  problems: Record<string, number>;
};

/** Answered steps before a kill at most; of 32 shoppers with four steps each. */
const MAX_STEPS = 110;
const MAX_DRAIN = 1_200_000;

/**
 * Kills the backend while shoppers sign in, keep vehicles and searches, and reserve. After each restart all that they were
 * told is held against what is so, and against what the store has.
 */
export async function killAccounts(options: KillAccounts): Promise<KillAccountsResult> {
  const { start, file, received, trials, shoppers, random, drains = false, between } = options;
  const problems: Record<string, number> = {};
  const note = (words: readonly string[]): void => {
    for (const each of words) problems[each] = (problems[each] ?? 0) + 1;
  };
  let answered = 0;
  let reserved = 0;
  let server = await start();
  try {
    for (let trial = 0; trial < trials; trial++) {
      const most = 1 + Math.floor(random() * MAX_STEPS);
      const facts = await travelUntilKilled(server, trial * shoppers, shoppers, most, () => answered++);
      between?.(file);
      server = await start();
      reserved += facts.filter(({ reservation }) => reservation?.id !== undefined).length;
      const untrue = await Promise.all(facts.map((each) => untrueOf(server, file, each)));
      note(untrue.flat());
      note(storeProblems(file));
      await Promise.all(facts.map((each) => giveUp(server, each)));
    }
    const until = Date.now() + (drains ? MAX_DRAIN : 0);
    while (Date.now() < until && waitingEmails(file) > 0) await setTimeout(1000);
    if (drains && waitingEmails(file) > 0) note(['letters that never went']);
  } finally {
    await server.kill();
  }
  const counted = countEmails(file, received);
  note(counted.problems);
  return { trials, answered, reserved, letters: counted.letters, twice: counted.twice, problems };
}

async function travelUntilKilled(
  server: AccountServer,
  first: number,
  shoppers: number,
  most: number,
  tell: () => void,
): Promise<ShopperFacts[]> {
  let steps = 0;
  let killed: Promise<void> | undefined;
  const journeys = Array.from({ length: shoppers }, (_, at) =>
    travel(server, shopperPlace(first + at), () => {
      tell();
      if (++steps >= most) killed ??= server.kill();
    }),
  );
  const facts = await Promise.all(journeys);
  await (killed ?? server.kill());
  return facts;
}
