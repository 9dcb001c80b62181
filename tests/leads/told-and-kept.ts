import { LIST_WATCHLIST, READ_ACCOUNT } from '../../src/api/routes.ts';
import type { AccountServer } from './account-backends.ts';
import { withStore } from './account-store-problems.ts';
import { reserve, tryCode, type ShopperFacts } from './shopper-journey.ts';

/**
 * What a shopper was told that is not so after the restart, in words. On the way it does what browsers do: it sends again
 * what was not answered, and tries a used code once more.
 */
export async function untrueOf(server: AccountServer, file: string, facts: ShopperFacts): Promise<string[]> {
  const first = [...keptSearches(file, facts), ...keptPayment(file, facts)];
  const parts = [reservationAgain, sessionAndList, codeAgain];
  const later: string[] = [];
  for (const part of parts) later.push(...(await part(server, facts)));
  return [...first, ...later];
}

async function reservationAgain(server: AccountServer, { place, reservation }: ShopperFacts) {
  if (!reservation) return [];
  const again = await reserve(server, place, reservation);
  const { answer } = reservation;
  if (typeof again === 'object') reservation.id ??= again.id;
  if (answer === undefined) return again === undefined ? ['a reservation got no answer'] : [];
  return typeof again === 'object' && again.answer === answer
    ? []
    : ['a reservation that was answered is lost or another'];
}

function keptPayment(file: string, { reservation, paid, cancelled }: ShopperFacts): string[] {
  const { id } = reservation ?? {};
  if (id === undefined || !paid) return [];
  return withStore(file, (database) => {
    const row = database
      .prepare(
        'SELECT hold.state AS hold, payment.state AS money FROM hold JOIN payment USING (id) WHERE id = ?',
      )
      .get(id);
    const isPaid = ['paid', 'refunded'].includes(String(row?.['money']));
    const isHeld = row?.['hold'] === (cancelled ? 'ended' : 'held') || cancelled === undefined;
    return isPaid && isHeld ? [] : ['a payment or a cancelling that was answered is lost'];
  });
}

async function sessionAndList(server: AccountServer, { place, cookie, watched }: ShopperFacts) {
  if (cookie === undefined) return [];
  const who = await server.read(place, READ_ACCOUNT.path, cookie);
  const { user } = JSON.parse(who?.text ?? '{}') as { user?: { phone: string } };
  if (user?.phone !== place.phone) return ['a session that was opened is lost'];
  const list = await server.read(place, LIST_WATCHLIST.path, cookie);
  const { cars } = JSON.parse(list?.text ?? '{"cars":[]}') as { cars: { id: string }[] };
  const ids = cars.map(({ id }) => id);
  const wrong = [...watched].filter(([id, is]) => is !== undefined && ids.includes(id) !== is);
  const isDoubled = new Set(ids).size !== ids.length;
  return wrong.length > 0 || isDoubled ? ['a saved vehicle is lost, back or doubled'] : [];
}

/** A code that opened a session once is refused from then on, also by a process that knows only the disk. */
async function codeAgain(server: AccountServer, facts: ShopperFacts) {
  if (!facts.code) return [];
  // An answer may have been lost with the process: then this one may get in, and no later one.
  await tryCode(server, facts);
  const status = await tryCode(server, facts);
  return facts.code.wins > 1 || status !== 422 ? ['a used code was usable again'] : [];
}

function keptSearches(file: string, { place, searches }: ShopperFacts): string[] {
  return withStore(file, (database) => {
    const row = database
      .prepare(
        `SELECT count(*) AS count FROM saved_search JOIN search_subscriber ON search_subscriber.id = subscriber_id
         WHERE email = ? AND search_subscriber.tenant = ?`,
      )
      .get(place.email, place.dealer);
    return Number(row?.['count']) >= searches ? [] : ['a kept search is lost'];
  });
}
