import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../src/backend/destinations/start-mail-server.fixture.ts';
import { seededRandom } from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { accountBackends } from './account-backends.ts';
import { withStore } from './account-store-problems.ts';
import { killAccounts } from './kill-accounts.ts';

async function backends() {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-kills-'));
  const mail = await startMailServer();
  onTestFinished(async () => {
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...(await accountBackends(folder, mail.url)), received: mail.received };
}

// The long form, 200 kills, is `npm run bench -- leads account-kills`.
test('R4 F9 A5 A1 A12 no answered hold, code, saved vehicle or email is lost, doubled or usable again when the backend is killed under 32 shoppers', async () => {
  const made = await backends();
  const result = await killAccounts({ ...made, trials: 2, shoppers: 32, random: seededRandom(3) });
  expect(result).toMatchObject({ trials: 2, problems: {} });
  expect(result.answered).toBeGreaterThan(10);
}, 180_000);

/** What a store that lost and doubled things would look like. */
const DAMAGE = `
  UPDATE sign_in_code SET used_at = NULL;
  DELETE FROM shopper_session WHERE rowid % 2 = 0;
  DELETE FROM watchlist;
  DELETE FROM saved_search WHERE rowid % 2 = 0;
  DELETE FROM letter WHERE id IN (SELECT id || '-proof' FROM saved_search);
  DELETE FROM idempotency;
  UPDATE payment SET state = 'open' WHERE state IN ('paid', 'refunded');
  INSERT INTO hold SELECT 'twin', tenant, vehicle, slug, 'ended', 'over', price, fee, refund, hours, taken_at,
    until, taken_at + 1, proven FROM hold LIMIT 1;
  INSERT INTO delivery (id, lead_id, tenant, destination, kind, state, attempts, refusals, queued_at, next_at, fence, letter_id)
    SELECT 'silent', lead_id, tenant, destination, kind, 'delivered', 1, 0, queued_at, next_at, 1, letter_id
    FROM delivery WHERE destination = 'shopper' LIMIT 1;`;

test('R4 control: each of these losses is found out', async () => {
  const made = await backends();
  const between = (file: string): void => withStore(file, (database) => database.exec(DAMAGE));
  // So late that every shopper has come to the end.
  const result = await killAccounts({ ...made, trials: 1, shoppers: 12, random: () => 0.9, between });
  const found = Object.keys(result.problems).map((words) => words.replace(/: \d+$/, ''));
  expect(found).toEqual(
    expect.arrayContaining([
      'a used code was usable again',
      'a session that was opened is lost',
      'a saved vehicle is lost, back or doubled',
      'a kept search is lost',
      'a search without its one letter, or a letter without its row of the outbox',
      'a reservation that was answered is lost or another',
      'a lead without its answer, message, history or consent',
      'a payment or a cancelling that was answered is lost',
      'two who have one vehicle at once',
      'a hold without its lead, or a lead without its hold',
      'a letter that counts as delivered and never came',
    ]),
  );
}, 180_000);
