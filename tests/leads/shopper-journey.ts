import { setTimeout } from 'node:timers/promises';
import { SAVE_SEARCH } from '../../src/api/saved-searches.ts';
import { REQUEST_CODE, REMOVE_CAR, SAVE_CAR, SIGN_IN } from '../../src/api/routes.ts';
import { reserveForm } from '../../src/backend/checkout/example-checkout.fixture.ts';
import { demoPath } from '../../src/backend/payments/payment-paths.ts';
import { PRICE, type AccountServer, type ShopperPlace } from './account-backends.ts';

/** What a shopper was told before the process was gone, and what was asked without an answer. */
export type ShopperFacts = {
  place: ShopperPlace;
  /** The challenge and the code; `wins` are the answers that let someone in. */
  code?: { challenge: string; code: string; wins: number };
  cookie?: string;
  /** By vehicle: whether it is on the list, undefined where the last change was not answered. */
  watched: Map<string, boolean | undefined>;
  /** By vehicle, under which key, and the answer. */
  reservation?: { vehicle: string; key: string; answer?: string; id?: string };
  paid?: boolean;
  cancelled?: boolean;
  searches: number;
};

/** Raised where the process is gone in the middle of a journey. */
class Gone extends Error {}

function answered<T>(reply: T | undefined): T {
  if (reply === undefined) throw new Gone();
  return reply;
}

/** A code is shown before its request is answered, over another pipe. */
async function shownCode(server: AccountServer, place: ShopperPlace): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const code = server.codeOf(place);
    if (code !== undefined) return code;
    await setTimeout(5);
  }
  throw new Gone();
}

/** Signs in from two browsers at once with one code, of which one may get in. */
async function signIn(server: AccountServer, facts: ShopperFacts): Promise<void> {
  const { place } = facts;
  const asked = answered(await server.send(place, REQUEST_CODE.path, { json: { phone: place.phone } }));
  const { challenge } = JSON.parse(asked.text) as { challenge: string };
  facts.code = { challenge, code: await shownCode(server, place), wins: 0 };
  const replies = await Promise.all([1, 2].map(() => tryCode(server, facts)));
  replies.forEach(answered);
}

/** Tries the code of a shopper once more. */
export async function tryCode(server: AccountServer, facts: ShopperFacts): Promise<number | undefined> {
  const { code } = facts;
  if (!code) return undefined;
  const { challenge } = code;
  const reply = await server.send(facts.place, SIGN_IN.path, { json: { challenge, code: code.code } });
  if (reply?.status === 200) {
    code.wins++;
    facts.cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }
  return reply?.status;
}

/** Puts vehicles on the list and takes some off again. */
async function watch(server: AccountServer, facts: ShopperFacts): Promise<void> {
  const { place, cookie = '' } = facts;
  for (const [at, car_id] of [...place.vehicles, ...place.vehicles.slice(0, 2)].entries()) {
    const isSave = at < place.vehicles.length;
    facts.watched.set(car_id, undefined);
    const json = { phone_number: place.phone, car_id };
    const call = isSave ? SAVE_CAR : REMOVE_CAR;
    const { text } = answered(await server.send(place, call.path, { json, cookie }));
    if ((JSON.parse(text) as { success: boolean }).success) facts.watched.set(car_id, isSave);
  }
}

/** Asks for a vehicle as the page of its checkout does; the answer of an attempt that reserved it is kept. */
export async function reserve(
  server: AccountServer,
  place: ShopperPlace,
  { vehicle, key }: { vehicle: string; key: string },
): Promise<{ answer: string; id: string } | 'others' | undefined> {
  const form = reserveForm(PRICE, { phone: place.phone, email: place.email });
  const reply = await server.send(place, '/api/leads', { json: { ...form, car_id: vehicle }, key });
  if (!reply) return undefined;
  if (reply.status !== 200) return 'others';
  return { answer: reply.text, id: (JSON.parse(reply.text) as { lead_id: string }).lead_id };
}

async function reserveAndPay(server: AccountServer, facts: ShopperFacts): Promise<void> {
  const { place } = facts;
  const vehicle = place.vehicles[place.number % place.vehicles.length] ?? '';
  facts.reservation = { vehicle, key: `reserve-${place.number}` };
  const taken = answered(await reserve(server, place, facts.reservation));
  if (taken === 'others') return;
  Object.assign(facts.reservation, taken);
  answered(await server.send(place, demoPath(taken.id), { form: { action: 'pay' } }));
  facts.paid = true;
  // The next shopper gets the vehicle; every third keeps it.
  if (place.number % 3 === 0) return;
  const path = `/api/checkout/holds/${taken.id}/cancel`;
  answered(await server.send(place, path, { json: { confirm: 'cancel' } }));
  facts.cancelled = true;
}

async function keepSearches(server: AccountServer, facts: ShopperFacts): Promise<void> {
  const { place } = facts;
  // At five emails a second for a dealer, more would be waited for longer than the kills take.
  for (const search of place.number % 4 === 0 ? ['', 'colour=Red'] : ['']) {
    const form = { email: place.email, consent: 'yes', search };
    if (answered(await server.send(place, SAVE_SEARCH.path, { form })).status === 303) facts.searches++;
  }
}

/** Gives up what a shopper still has, so that the vehicles are there for the next ones. */
export async function giveUp(server: AccountServer, { place, reservation }: ShopperFacts): Promise<void> {
  if (reservation?.id === undefined) return;
  const path = `/api/checkout/holds/${reservation.id}/cancel`;
  await server.send(place, path, { json: { confirm: 'cancel' } });
}

/** All that one shopper does; `tell` counts answers. Ends, with what was answered so far, when the process is gone. */
export async function travel(
  server: AccountServer,
  place: ShopperPlace,
  tell: () => void,
): Promise<ShopperFacts> {
  const facts: ShopperFacts = { place, watched: new Map(), searches: 0 };
  // Some begin with the vehicle, so that reserving is under way at the first kill too.
  const steps = [signIn, watch, reserveAndPay, keepSearches];
  if (place.number % 2 === 1) steps.unshift(...steps.splice(2));
  try {
    for (const step of steps) {
      await step(server, facts);
      tell();
    }
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
  return facts;
}
