import { DatabaseSync } from 'node:sqlite';
import { keyHash } from '../../src/backend/store/accept-lead.ts';
import type { LeadServer } from './lead-server.ts';

export type KillLeads = {
  /** Starts the server that is killed; all its runs go on with the same `file` of the store. */
  start: () => Promise<LeadServer>;
  file: string;
  trials: number;
  /** Requests at the same time. */
  connections: number;
  /** From 0 up to 1: how many answers a trial waits for before it kills. */
  random: () => number;
  /** Called after each trial with what was found so far. */
  onTrial?: (found: { trial: number; answered: number; lost: number; changed: number }) => void;
};

export type KillLeadsResult = {
  trials: number;
  /** Leads that were answered as stored. */
  answered: number;
  /** Answered leads that are not there after the restart, under the key and with the answer that they got. */
  lost: number;
  /** Keys of a killed run that, sent once more after the restart, got another answer than before. */
  changed: number;
  /** Leads that lack their messages, history, key or consent, that share a key, or whose text is cut. */
  torn: number;
  /** What `PRAGMA integrity_check` says at the end. */
  integrity: string;
};

/** Answers before a kill; a trial of none is one while the first requests are under way. */
const MAX_ANSWERS = 60;

/**
 * Kills a process that takes leads in, over and over. After each restart it looks what is left of those that were answered,
 * and sends all of them again, and those that got no answer too: a shopper's browser does so.
 */
export async function killLeads({
  start,
  file,
  trials,
  connections,
  random,
  onTrial,
}: KillLeads): Promise<KillLeadsResult> {
  let next = 0;
  let answered = 0;
  let lost = 0;
  let changed = 0;
  let server = await start();
  try {
    for (let trial = 0; trial < trials; trial++) {
      const most = Math.floor(random() * MAX_ANSWERS);
      const sent = await postUntilKilled(server, connections, most, () => `lead-${next++}`);
      server = await start();
      const answers = [...sent].filter(([, answer]) => answer !== undefined);
      answered += answers.length;
      lost += lostOf(file, new Map(answers));
      changed += await changedOf(server, sent);
      onTrial?.({ trial: trial + 1, answered, lost, changed });
    }
  } finally {
    // Also when something threw: a server must not outlive its trials.
    await server.kill();
  }
  return { trials, answered, lost, changed, ...readStore(file) };
}

/** What was answered before the process was gone, by the id that was sent. */
async function postUntilKilled(
  server: LeadServer,
  connections: number,
  most: number,
  newId: () => string,
): Promise<Map<string, string | undefined>> {
  const sent = new Map<string, string | undefined>();
  let answers = 0;
  let killed: Promise<void> | undefined;
  const client = async (): Promise<void> => {
    while (!killed) {
      const id = newId();
      sent.set(id, undefined);
      const answer = await server.post(id);
      if (answer === undefined) return;
      sent.set(id, answer);
      if (++answers >= most) killed ??= server.kill();
    }
  };
  const clients = Array.from({ length: connections }, client);
  if (most === 0) killed ??= server.kill();
  await Promise.all(clients);
  await killed;
  return sent;
}

function lostOf(file: string, answers: ReadonlyMap<string, string | undefined>): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const find = database.prepare(
      `SELECT answer FROM idempotency WHERE key_hash = ?
       AND EXISTS (SELECT 1 FROM lead WHERE lead.id = json_extract(idempotency.answer, '$.lead_id'))`,
    );
    return [...answers].filter(([id, answer]) => find.get(keyHash(id))?.['answer'] !== answer).length;
  } finally {
    database.close();
  }
}

async function changedOf(server: LeadServer, sent: ReadonlyMap<string, string | undefined>): Promise<number> {
  const again = await Promise.all(
    [...sent].map(async ([id, before]) => ({ before, now: await server.post(id) })),
  );
  return again.filter(({ before, now }) => now === undefined || (before ?? now) !== now).length;
}

const without = (table: string): string =>
  `SELECT count(*) AS count FROM lead WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE lead_id = lead.id)`;

const TORN = [
  ...['delivery', 'lead_event', 'consent'].map(without),
  'SELECT count(*) AS count FROM delivery WHERE NOT EXISTS (SELECT 1 FROM lead WHERE id = lead_id)',
  'SELECT count(*) AS count FROM lead_event WHERE NOT EXISTS (SELECT 1 FROM lead WHERE id = lead_id)',
  'SELECT abs((SELECT count(*) FROM lead) - (SELECT count(*) FROM idempotency)) AS count',
  'SELECT abs((SELECT count(*) FROM lead) * 2 - (SELECT count(*) FROM delivery)) AS count',
  'SELECT count(*) AS count FROM lead WHERE NOT json_valid(body)',
];

function readStore(file: string): Pick<KillLeadsResult, 'torn' | 'integrity'> {
  const database = new DatabaseSync(file);
  try {
    const torn = TORN.reduce((sum, query) => sum + Number(database.prepare(query).get()?.['count'] ?? 0), 0);
    const integrity = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
    return { torn, integrity };
  } finally {
    database.close();
  }
}
