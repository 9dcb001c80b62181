import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPort } from '../../../tests/own-port.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** https://github.com/stripe/stripe-mock: Stripe's own description of its calls, as a server. */
const PROGRAM = process.env['FORECOURT_STRIPE_MOCK'] ?? 'stripe-mock';
const isThere = spawnSync(PROGRAM, ['-version']).error === undefined;
if (!isThere)
  process.stdout.write(
    'Skipped: stripe-mock is not here. Get it with `go install github.com/stripe/stripe-mock@latest`, or name it in FORECOURT_STRIPE_MOCK.\n',
  );

const NOW = Date.now();
let mock: ChildProcess | undefined;
let provider: PaymentProvider;

beforeAll(async () => {
  if (!isThere) return;
  const port = ownPort();
  mock = spawn(PROGRAM, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const config = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const;
  provider = stripeProvider({ secret: 'sk_test_1', webhookSecret: 'whsec_1' }, () => NOW, config);
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await setTimeout(50);
}, 20_000);
afterAll(() => void mock?.kill());

const known = { id: 'p1', state: 'open', session: 'cs_test_1', charge: null } as const;
const made = { ...known, charge: 'pi_1' };

test.skipIf(!isThere)('F9 Stripe takes our page, with and without taking the amount at once', async () => {
  for (const isAuthorisedFirst of [false, true]) {
    const page = await provider.open({
      id: 'p1',
      page: 1,
      amount: 20_000,
      description: 'Reservation of 2021 Alder Brook at Example Cars',
      email: 'rosa@example.com',
      isAuthorisedFirst,
      returnTo: 'https://www.example.com.au/api/payments/p1/return',
      cancelTo: 'https://www.example.com.au/cars/v1/checkout?hold=p1',
      until: NOW + 40 * 60_000,
    });
    expect(page.session).toMatch(/^cs_/);
  }
});

test.skipIf(!isThere)('F9 Stripe knows what we ask of a payment', async () => {
  expect((await provider.look(known)).state).toBe('open');
  for (const task of ['capture', 'void', 'refund'] as const)
    expect(await provider.carryOut(task, made, `key ${task}`)).toHaveProperty('state');
});
