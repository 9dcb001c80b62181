import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { NightEmailPlace, NightEmailSchema } from '../../api/hand-over-email.ts';
import { HAND_OVER_EMAIL, HAND_OVER_RELEASE, LIST_GIVEN_UP_EMAILS } from '../../api/routes.ts';
import { ReleaseName } from '../../api/hand-over-release.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { readyGauges } from '../observe/ready-gauges.ts';
import { Refused } from '../refused.ts';
import { findAccessToken } from '../store/access-tokens.ts';
import { givenUpNightEmails, queueNightEmail } from '../store/night-emails.ts';
import { limitBody, MAX_JSON_BYTES, parsed, readJson, type BackendApp } from './define-call.ts';

const HOUR = 3_600_000;
/** A nightly build that failed once, and was not mended the next morning. */
const STALE_HOURS = 36;
const MAX_RELEASE_BYTES = 64 * 1024 * 1024;

const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1';
/** What one proxy or another says of the request that it hands on. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Someone on this machine, who asks the backend itself and not a site through a proxy. */
function isLocal(context: Context<BackendEnv>): boolean {
  const { address, host } = context.get('client');
  const isForwarded = PROXY_HEADERS.some((name) => context.req.header(name) !== undefined);
  return isLoopback(address) && OWN_HOSTS.has(host) && !isForwarded;
}

/**
 * Lets the operator in: by a token of the operator, or where `local` says so from this machine. Else throws Refused (401). A
 * night hands over a thousand releases from one address, so the quota of an address counts those who are not let in.
 */
const operatorOnly = ({ store, takeToken, quotas }: Backend, { local }: { local: boolean }) =>
  createMiddleware<BackendEnv>(async (context, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    const found = token === '' ? undefined : await findAccessToken(store, token);
    if (found?.tenant !== null && !(local && isLocal(context))) {
      takeCall(takeToken, quotas, context.get('client').address);
      context.set('security', 'access refused');
      throw new Refused(401, 'This needs a token of the operator.', { 'www-authenticate': 'Bearer' });
    }
    await next();
  });

/** Milliseconds for which an answer of the store holds: several may ask at once, and each proof is a write. */
const PROOF_HOLDS = 5_000;

/** True if a lead can be stored, asked of the store at most once in five seconds. */
function storeProof({ store, clock, log }: Backend): () => Promise<boolean> {
  let asked = -Infinity;
  let answer: Promise<boolean> | undefined;
  return () => {
    const now = clock();
    // A clock that was put back must not keep an answer for hours.
    if (answer && now >= asked && now - asked < PROOF_HOLDS) return answer;
    asked = now;
    answer = store.prove().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'the store takes no lead');
        return false;
      },
    );
    return answer;
  };
}

/** What the backend answers with, for each tenant; a release that no build has made or confirmed for 36 hours is stale. */
async function readiness({ sites, clock }: Backend, isStoreThere: boolean) {
  const tenants = (await sites.all()).map(({ slug, release, builtAt, madeAt }) => {
    const age_hours = Math.round((clock() - builtAt) / (HOUR / 10)) / 10;
    return {
      slug,
      release,
      built_at: new Date(madeAt).toISOString(),
      confirmed_at: new Date(builtAt).toISOString(),
      age_hours,
      stale: age_hours > STALE_HOURS,
    };
  });
  return {
    status: isStoreThere ? 'ready' : 'unavailable',
    store: isStoreThere,
    tenants,
    problems: sites.problems(),
  };
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Routes of the operator of the backend: is it alive, is it ready, what has it counted, a release from a build elsewhere, an email from a night, and which emails were given up. */
export function defineOperatorRoutes(app: BackendApp, backend: Backend): void {
  const { received, sites, metrics, log } = backend;
  const onMachine = operatorOnly(backend, { local: true });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  const canStore = storeProof(backend);
  app.get('/ready', onMachine, async (context) => {
    const state = await readiness(backend, await canStore());
    return context.json(state, state.store ? 200 : 503);
  });
  app.get('/metrics', onMachine, async (context) =>
    context.text(metrics.text(await readyGauges(backend)), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
  );
  app.put(
    routeOf(HAND_OVER_RELEASE.path),
    operatorOnly(backend, { local: false }),
    limitBody(MAX_RELEASE_BYTES),
    async (context) => {
      if (!received) throw new Refused(404, 'This backend takes no releases.');
      const slug = context.req.param('slug') ?? '';
      const release = parsed(ReleaseName, context.req.param('id'));
      if (context.req.header('content-encoding') !== 'gzip')
        throw new Refused(415, 'Send the release as gzipped JSON.');
      const packed = new Uint8Array(await context.req.arrayBuffer());
      try {
        await received.receive(slug, release, packed, sites.admit);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Refused(422, `The release was not taken: ${reason}`, {}, { cause: error });
      }
      log.info({ tenant: slug, release }, 'release received');
      return context.json({ tenant: slug, release });
    },
  );
  app.get(LIST_GIVEN_UP_EMAILS.path, operatorOnly(backend, { local: false }), async (context) =>
    context.json({ letters: await givenUpNightEmails(backend.store) }),
  );
  app.put(
    routeOf(HAND_OVER_EMAIL.path),
    operatorOnly(backend, { local: false }),
    limitBody(MAX_JSON_BYTES),
    async (context) => {
      const place = parsed(NightEmailPlace, context.req.param());
      const email = parsed(NightEmailSchema, await readJson(context));
      const isNew = await queueNightEmail(backend.store, place, email, backend.clock());
      if (isNew) backend.onLead();
      log.info({ tenant: place.slug, night: place.night, isNew }, 'letter of a night received');
      return context.json({ tenant: place.slug, night: place.night, isNew });
    },
  );
}
