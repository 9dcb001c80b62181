import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { HANDOVER_VERSION, type Handover } from '../api/hand-over-release.ts';
import { SNAPSHOT_VERSION } from '../domain/vehicle/snapshot.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import type { TenantInput } from '../tenant/schema.ts';
import type { SmsSettings } from '../domain/account/sms-settings.ts';
import type { CodeMessage } from './account/code-sender.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { createProofOfWork } from './guard/proof-of-work.ts';
import { QUOTAS } from './guard/quotas.ts';
import { DEMO_PROVIDER } from './payments/choose-provider.ts';
import { createTokenBuckets } from './guard/token-buckets.ts';
import { createLog } from './observe/logger.ts';
import { createMetrics } from './observe/metrics.ts';
import { leadFiles } from './store/lead-files.ts';
import { temporarySqlite } from './store/temporary-sqlite.fixture.ts';
import { createSiteDirectory } from './tenants/site-directory.ts';
import { toSiteRelease, type SiteRelease } from './tenants/site-release.ts';

/** Saturday noon in Sydney. */
export const NOW = Date.parse('2026-11-21T01:00:00Z');

/** What a build hands over of a small dealer with one vehicle; `tenant` and the rest say what matters to a case. */
export function exampleHandover({
  tenant,
  ...changes
}: Partial<Omit<Handover, 'tenant'>> & { tenant?: Partial<TenantInput> } = {}): Handover {
  const settings = parseTenant({ ...MINIMAL_TENANT, ...tenant }, 'tenants/example/tenant.ts');
  return {
    version: HANDOVER_VERSION,
    tenant: settings.slug,
    release: '000001-0123456789ab',
    built_at: '2026-11-20T18:00:00Z',
    settings: JSON.parse(JSON.stringify(settings)) as Record<string, unknown>,
    stock: { version: SNAPSHOT_VERSION, today: '2026-11-21', vehicles: [exampleVehicle()], gone: [] },
    pages: ['/'],
    forms: {},
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'self'" },
    changes: { added: [], changed: [], removed: [] },
    ...changes,
  };
}

export type Asked = { status: number; headers: Headers; text: string; json: () => unknown };

/** A backend over a store in a file, and a way to ask it as a browser at `host` would. */
export async function exampleBackend(
  sites: readonly SiteRelease[] = [toSiteRelease(exampleHandover())],
  changes: Partial<Backend> = {},
) {
  const logged: string[] = [];
  const sentCodes: (CodeMessage & { sms: SmsSettings })[] = [];
  const clock = changes.clock ?? (() => NOW);
  const backend: Backend = {
    sites: createSiteDirectory({ shared: async () => ({ sites: [...sites], problems: [] }), clock }),
    store: changes.store ?? (await temporarySqlite()),
    trust: { isProxy: () => false },
    proofOfWork: createProofOfWork('secret', clock, { rounds: 1, from: 1, to: 4 }),
    takeToken: createTokenBuckets(clock),
    quotas: QUOTAS,
    files: leadFiles('/nowhere'),
    onLead: () => undefined,
    toGa4: () => undefined,
    account: {
      key: 'key',
      sendCode: (sms, message) => void sentCodes.push({ sms, ...message }),
      shownCodes: () => [],
    },
    payments: { providerOf: (payment) => (payment ? DEMO_PROVIDER : undefined), wake: () => undefined },
    log: createLog('info', { write: (line) => void logged.push(line) }),
    metrics: createMetrics(),
    fetch: () => Promise.reject(new Error('a test asks nobody')),
    secretOf: () => undefined,
    clock,
    ...changes,
  };
  const app = createApp(backend);
  const ask = async (
    path: string,
    {
      peer = '203.0.113.9',
      headers = {},
      ...init
    }: RequestInit & { peer?: string; headers?: Record<string, string> } = {},
  ): Promise<Asked> => {
    const request = new Request(`http://backend.invalid${path}`, {
      ...init,
      headers: { host: 'www.example.com.au', ...headers },
    });
    const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: peer } } });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) as unknown };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Asked> =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, backend, ask, post, logged, sentCodes };
}
