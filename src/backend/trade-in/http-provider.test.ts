import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { OwnVehicle } from '../../domain/trade-in/own-vehicle.ts';
import { ValuationProvider, type HttpProvider } from '../../domain/trade-in/valuation-provider-settings.ts';
import { httpProvider } from './http-provider.ts';

const OWN: OwnVehicle = {
  make: 'Aldera "X"',
  model: 'Lark/spur',
  year: 2022,
  km: 61_000,
  condition: 'Good',
  adjustments: [],
  rego: 'ABC12D',
  state: 'NSW',
};
const SETTINGS = {
  type: 'http',
  name: 'Example Valuations',
  headers: { Authorization: 'Bearer {secret}' },
  secret: 'VALUES_KEY',
  plate: {
    url: 'https://values.example/plates/{state}/{rego}?all={make}',
    method: 'GET',
    answer: { make: 'vehicle.make', model: 'vehicle.model', year: 'vehicle.built.0' },
  },
  value: {
    url: 'https://values.example/value',
    body: '{"car":"{year} {make} {model}","km":{km},"state":"{state}","note":"{secret} {nobody}"}',
    answer: { low: 'trade.low', high: 'trade.high', offer: 'trade.offer' },
  },
} as const;

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const json =
  (value: unknown, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** A provider on this machine, asked under the address of the settings. */
async function provider(
  answer: Answer,
  environment: Record<string, string> = { VALUES_KEY: 'k"1' },
  timeout_seconds = 6,
) {
  const asked: { method: string; url: string; body: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, body, authorization: headers.authorization });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = ValuationProvider.parse({ ...SETTINGS, timeout_seconds }) as HttpProvider;
  const local: typeof fetch = (url, init) =>
    fetch(String(url).replace('https://values.example', `http://127.0.0.1:${port}`), init);
  return { asked, ...httpProvider(settings, local, (name) => environment[name]) };
}

test('F8 K12 a plate is asked for by the template, each word escaped for its place', async () => {
  const { asked, lookUp } = await provider(
    json({ vehicle: { make: ' Aldera ', model: 'Larkspur', built: ['2022', 'Mexico'] } }),
  );
  expect(await lookUp('A/../B?', 'NSW')).toEqual({ make: 'Aldera', model: 'Larkspur', year: 2022 });
  expect(asked).toEqual([
    {
      method: 'GET',
      url: '/plates/NSW/A%2F..%2FB%3F?all={make}',
      body: '',
      authorization: 'Bearer k"1',
    },
  ]);
});

test('F8 K12 a vehicle is valued by the template; the key is in no body', async () => {
  const { asked, value } = await provider(
    json({ trade: { low: 17_000, high: '$19,500.00', offer: 18_250 } }),
  );
  expect(await value(OWN)).toEqual({
    low: 17_000,
    high: 19_500,
    offer: 18_250,
    restsOn: ['Figures of Example Valuations'],
  });
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/value' });
  expect(JSON.parse(asked[0]!.body)).toEqual({
    car: '2022 Aldera "X" Lark/spur',
    km: 61_000,
    state: 'NSW',
    note: '{secret} {nobody}',
  });
});

test.each([404, 204])('F8 an answer of %i is that nothing is known', async (status) => {
  const { lookUp, value } = await provider((_, response) => void response.writeHead(status).end());
  expect(await lookUp('ABC12D', 'NSW')).toBeUndefined();
  expect(await value(OWN)).toBeUndefined();
});

const trade = (low: unknown, high: unknown, offer?: unknown): Answer => json({ trade: { low, high, offer } });

test.each<[string, Answer, string]>([
  ['an error', json({}, 500), 'it answered 500'],
  ['a page', (_, response) => void response.end('<h1>Sign in</h1>'), 'its answer is no JSON'],
  [
    'a redirect',
    (_, response) => void response.writeHead(302, { location: 'https://evil.example' }).end(),
    'fetch failed',
  ],
  ['nothing of it', json({ ok: true }), 'its answer is not as agreed: low'],
  ['null', json(null), 'its answer is not as agreed: low'],
  ['a list', json([1, 2]), 'its answer is not as agreed: low'],
  ['a figure below 0', trade(-1, 5), 'its answer is not as agreed: low'],
  ['a figure without end', trade(1, 1e300), 'its answer is not as agreed: high'],
  ['words for a figure', trade('call us', 5), 'its answer is not as agreed: low'],
  ['markup for an offer', trade(1, 5, '<b>4</b>'), 'its answer is not as agreed: offer'],
  ['the high figure first', trade(9, 5), 'its low figure is above its high one'],
  [
    '1 MB',
    (_, response) => void response.end(`{"a":"${'x'.repeat(1_000_000)}"}`),
    'its answer is over 65536 bytes',
  ],
  [
    'a cut answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"trade":');
      setTimeout(() => response.destroy(), 20);
    },
    'terminated',
  ],
  ['no answer', () => undefined, 'timeout'],
  [
    'an answer that never ends',
    (_, response) => {
      response.write('{');
      const dripping = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(dripping));
    },
    'timeout',
  ],
])('F8 a provider that answers %s gives no figure', async (_, answer, reason) => {
  const { value } = await provider(answer, undefined, reason === 'timeout' ? 0.2 : undefined);
  await expect(value(OWN)).rejects.toThrow(reason);
});

test('F8 a name with markup, or a year of nobody, is no vehicle', async () => {
  for (const vehicle of [
    { make: '<script>', model: 'L', built: [2022] },
    { make: 'A', model: 'x'.repeat(81), built: [2022] },
    { make: 'A', model: 'L', built: [22] },
    { make: 'A', model: 'L\u0000', built: [2022] },
  ])
    await expect((await provider(json({ vehicle }))).lookUp('A', 'NSW')).rejects.toThrow('not as agreed');
});

test('F8 without its key a provider is not asked', async () => {
  const { asked, value } = await provider(json({}), {});
  await expect(value(OWN)).rejects.toThrow('VALUES_KEY is not set in the environment of the backend');
  expect(asked).toEqual([]);
});

test.each([
  'https://{state}.values.example/plates',
  'https://values.example{rego}/plates',
  'http://values.example/plates',
  'https://user:password@values.example/plates',
])('F8 %s is no address of a provider', (url) => {
  const given = { ...SETTINGS, value: { ...SETTINGS.value, url } };
  expect(ValuationProvider.safeParse(given).success).toBe(false);
});
