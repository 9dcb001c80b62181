import { DatabaseSync } from 'node:sqlite';
import { startLeadServer } from './lead-server.ts';
import type { LeadServer, ServerKind } from './lead-server.ts';

export type KillLeads = {
  kind: ServerKind;
  trials: number;
  /** Requests at the same time. */
  connections: number;
  /** The file of the store, which all trials go on with. */
  file: string;
  /** From 0 up to 1: how many answers a trial waits for before it kills. */
  random: () => number;
};

export type KillLeadsResult = {
  trials: number;
  /** Leads that were answered as stored. */
  answered: number;
  /** Answered leads that are not there after the restart. */
  lost: number;
  /** Leads that lack their message, history, key or consent, or whose text is cut. */
  torn: number;
  /** What `PRAGMA integrity_check` says at the end. */
  integrity: string;
};

/** Answers before a kill; a trial of none is one while the first requests are under way. */
const MOST_ANSWERS = 60;

/** Kills a process that takes leads in, over and over, and looks after each restart what is left of those it answered. */
export async function killLeads({
  kind,
  trials,
  connections,
  file,
  random,
}: KillLeads): Promise<KillLeadsResult> {
  let next = 0;
  let lost = 0;
  let answered = 0;
  for (let trial = 0; trial < trials; trial++) {
    const server = await startLeadServer(file, kind);
    const stored = await postUntilKilled(
      server,
      connections,
      Math.floor(random() * MOST_ANSWERS),
      () => `lead-${next++}`,
    );
    answered += stored.length;
    lost += lostOf(file, stored);
  }
  const database = new DatabaseSync(file);
  try {
    const torn = TORN.reduce((sum, query) => sum + Number(database.prepare(query).get()?.['count'] ?? 0), 0);
    const integrity = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
    return { trials, answered, lost, torn, integrity };
  } finally {
    database.close();
  }
}

/** The ids that were answered before the process was gone. */
async function postUntilKilled(
  server: LeadServer,
  connections: number,
  answers: number,
  newId: () => string,
): Promise<string[]> {
  const stored: string[] = [];
  let killed: Promise<void> | undefined;
  const client = async (): Promise<void> => {
    while (!killed) {
      const id = newId();
      if (!(await server.post(id))) return;
      stored.push(id);
      if (stored.length >= answers) killed ??= server.kill();
    }
  };
  const clients = Array.from({ length: connections }, client);
  if (answers === 0) killed ??= server.kill();
  await Promise.all(clients);
  await killed;
  return stored;
}

function lostOf(file: string, ids: readonly string[]): number {
  const database = new DatabaseSync(file);
  try {
    const find = database.prepare('SELECT id FROM lead WHERE id = ?');
    return ids.filter((id) => find.get(id) === undefined).length;
  } finally {
    database.close();
  }
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
