import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { fullCode, type CodeFull, type CodeLimit } from '../../domain/account/code-limits.ts';
import { canTry, CODE_RULES, waitForCode } from '../../domain/account/sign-in-code.ts';
import { newSecret, secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A number of one dealer. */
export type PhoneOfTenant = { tenant: string; phone: string };

/** `challenge` is for the browser that asked, `code` for the phone alone. `wait` is in milliseconds. */
export type StartedCode =
  | { kind: 'sent'; challenge: string; code: string }
  /** `full` says of what there were too many. */
  | { kind: 'full'; full: CodeFull; wait: number };

/** `left` are the tries that remain of a code; 0 too for one that is not there. */
export type TriedCode = { kind: 'right'; phone: string } | { kind: 'wrong'; left: number };

const randomCode = (): string => String(randomInt(10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0');

/** A code has 20 bits: what is kept of it needs `key`, which no copy of the database has. */
const codeHash = (key: string, salt: string, challenge: string, code: string): string =>
  createHmac('sha256', key).update(`${salt} ${challenge} ${code}`).digest('hex');

const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

/** Erases codes of more than a day ago, which count for nothing any more. `now` in milliseconds. */
export async function eraseOldCodes(db: Transaction<LeadDatabase>, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_code')
    .where('created_at', '<=', now - CODE_RULES.windowMs)
    .execute();
}

/** What stands in place of an erased number for the rest of its day, so that erasing an account is no way to more codes. */
const erasedPhone = (key: string, { tenant, phone }: PhoneOfTenant): string =>
  `erased ${createHmac('sha256', key).update(`${tenant} ${phone}`).digest('hex')}`;

/**
 * Takes a number off the codes that were sent to it, which are of no use any more. With `key` they count on for the number
 * until their day is over; without it they are erased.
 */
export async function forgetCodes(
  db: Transaction<LeadDatabase>,
  { tenant, phone }: { tenant?: string | undefined; phone: string },
  key?: string,
): Promise<void> {
  if (key === undefined || tenant === undefined) {
    await db
      .deleteFrom('sign_in_code')
      .where('phone', '=', phone)
      .$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
      .execute();
    return;
  }
  await db
    .updateTable('sign_in_code')
    .set(({ ref }) => ({ used_at: ref('created_at'), phone: erasedPhone(key, { tenant, phone }) }))
    .where('tenant', '=', tenant)
    .where('phone', '=', phone)
    .execute();
}

/** The moment at which a limit of a site lets a code through again; 0 where it does already. */
async function roomAt(
  db: Transaction<LeadDatabase>,
  tenant: string,
  { full, most, windowMs }: CodeLimit,
): Promise<number> {
  // The oldest of the latest so many: once it is out of the window, there is room for one more.
  const oldest = await db
    .selectFrom('sign_in_code')
    .select('created_at')
    .where('tenant', '=', tenant)
    .$if(full === 'unproven', (query) => query.where('proven', '=', 0))
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? oldest.created_at + windowMs : 0;
}

/**
 * Makes a code for a number (spec A5), whether or not there is an account for it: what is done is the same. Codes of more
 * than a day ago are erased on the way. It is held against what the number may have, and then against `limits` of the site.
 * `now` in milliseconds.
 */
export async function startCode(
  store: Store,
  { tenant, phone }: PhoneOfTenant,
  key: string,
  now: number,
  { limits = [], isProven = true }: { limits?: readonly CodeLimit[]; isProven?: boolean } = {},
): Promise<StartedCode> {
  const challenge = newSecret();
  const code = randomCode();
  const salt = randomBytes(16).toString('hex');
  return store.write(async (db) => {
    // One after the other for a site: two at once would both find room for the last code.
    if (store.kind === 'postgres')
      await sql`SELECT pg_advisory_xact_lock(hashtext(${`code ${tenant}`}))`.execute(db);
    await eraseOldCodes(db, now);
    const sent = await db
      .selectFrom('sign_in_code')
      .select('created_at')
      .where('tenant', '=', tenant)
      .where('phone', 'in', [phone, erasedPhone(key, { tenant, phone })])
      .execute();
    const wait = waitForCode(
      sent.map(({ created_at: at }) => at),
      now,
    );
    if (wait > 0) return { kind: 'full', full: 'number', wait };
    const used: { full: CodeLimit['full']; until: number }[] = [];
    for (const limit of limits) used.push({ full: limit.full, until: await roomAt(db, tenant, limit) });
    const full = fullCode(used, now);
    if (full) return { kind: 'full', ...full };
    const code_hash = codeHash(key, salt, challenge, code);
    await db
      .insertInto('sign_in_code')
      .values({
        id_hash: secretHash(challenge),
        tenant,
        phone,
        salt,
        code_hash,
        created_at: now,
        tries: 0,
        used_at: null,
        proven: isProven ? 1 : 0,
      })
      .execute();
    return { kind: 'sent', challenge, code };
  });
}

/** A row for a challenge that nobody was given, so that it is tried as any other. */
const NO_ROW = { phone: '', salt: '', code_hash: '0'.repeat(64), created_at: 0, tries: 0, used_at: 0 };

/**
 * Tries a code for the challenge of its browser, once: a right one is used up, and a wrong one counts, in the transaction
 * of `db`, however many come at once. `now` in milliseconds.
 */
export async function tryCode(
  db: Transaction<LeadDatabase>,
  { tenant, challenge, code }: { tenant: string; challenge: string; code: string },
  key: string,
  now: number,
): Promise<TriedCode> {
  const id_hash = secretHash(challenge);
  // Counted first: the row is then this transaction's until it ends.
  const counted = await db
    .updateTable('sign_in_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id_hash', '=', id_hash)
    .where('tenant', '=', tenant)
    .returning(['phone', 'salt', 'code_hash', 'created_at', 'tries', 'used_at'])
    .executeTakeFirst();
  const row = counted ?? NO_ROW;
  const isRight = isSame(codeHash(key, row.salt, challenge, code), row.code_hash);
  if (!canTry({ ...row, tries: row.tries - 1 }, now)) return { kind: 'wrong', left: 0 };
  if (!isRight) return { kind: 'wrong', left: CODE_RULES.tries - row.tries };
  await db.updateTable('sign_in_code').set({ used_at: now }).where('id_hash', '=', id_hash).execute();
  return { kind: 'right', phone: row.phone };
}
