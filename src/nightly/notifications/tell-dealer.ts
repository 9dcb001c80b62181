import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../stock/write-whole.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { isUnsent, type NightEntry } from '../night-entry.ts';
import type { EmailBounds } from './email-bounds.ts';
import { leftOutMark, morningWords } from './morning-words.ts';
import type { NoticeSettings } from './notice-settings.ts';

/** Emails that wait for a mail server or the backend; older ones are old news. */
const MAX_WAITING = 3;

const Email = z.object({
  night: z.string(),
  at: z.string(),
  subject: z.string(),
  text: z.string(),
});
type Email = z.output<typeof Email>;

/** What a tenant remembers of its morning emails. */
const Told = z.object({
  /** The last night that was told, or had nothing to tell. */
  night: z.string(),
  /** What was left out of the stock, when it was last told. */
  leftOut: z.string(),
  waiting: z.array(Email),
});
type Told = z.output<typeof Told>;

const fileOf = (stateFolder: string): string => path.join(stateFolder, 'morning-mail.json');

async function readTold(stateFolder: string): Promise<Told> {
  const text = await readFile(fileOf(stateFolder), 'utf8').catch(() => '{}');
  try {
    return Told.parse(JSON.parse(text));
  } catch {
    return { night: '', leftOut: '', waiting: [] };
  }
}

/**
 * Tells a dealer what a night changed, where `night.mail` of the settings names someone: once a night at most, also when the
 * night is run again, and not at all where there is nothing to say. An email that neither the backend nor a server takes
 * waits in the state folder for the next run, as does one that `bounds` keep back. Gives what went wrong, a sentence each.
 */
export function tellDealer({ dealers }: Pick<NoticeSettings, 'dealers'>, bounds: EmailBounds) {
  return async (tenant: Tenant, stateFolder: string, entry: NightEntry): Promise<string[]> => {
    const to = tenant.night.mail;
    if (!dealers || to.length === 0) return [];
    const told = await readTold(stateFolder);
    const isNew = told.night !== entry.night;
    const words = isNew ? morningWords(entry, tenant.site, told.leftOut) : undefined;
    const emails = [...told.waiting, ...(words ? [{ night: entry.night, at: entry.at, ...words }] : [])];
    const isFault = entry.outcome === 'failed' || isUnsent(entry);
    const next: Told = {
      // A tenant that failed is tried again in the same night, and told then.
      night: isFault ? told.night : entry.night,
      leftOut: entry.outcome === 'published' && !isFault ? leftOutMark(entry) : told.leftOut,
      waiting: emails.slice(-MAX_WAITING),
    };
    // Before the first attempt: a run that is killed tells twice rather than never, under one id.
    await writeWhole(fileOf(stateFolder), JSON.stringify(next));
    const left: Email[] = [];
    const wrong: string[] = [];
    for (const email of next.waiting) {
      // An email that waited goes to whom the settings name now.
      const { night, ...words } = email;
      const outcome = await bounds.give(() =>
        dealers.way({ slug: tenant.slug, night }, { ...words, to, from: dealers.from }),
      );
      if (outcome?.kind === 'delivered') continue;
      if (!outcome?.refused) left.push(email);
      if (!outcome)
        wrong.push(`The mail of the night ${night} was given to nobody, and waits for the next night.`);
      else wrong.push(`The mail of the night ${night} was not taken: ${outcome.reason}.`);
    }
    if (next.waiting.length > 0)
      await writeWhole(fileOf(stateFolder), JSON.stringify({ ...next, waiting: left }));
    return wrong;
  };
}
