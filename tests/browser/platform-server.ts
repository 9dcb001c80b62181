import { createServer } from 'node:http';
import { FIXTURE_PORT } from './ports.ts';

/** The one site that the platform answers; its CORS rules name no other. */
const SITE = `http://everything.localhost:${FIXTURE_PORT}`;

/** Stock numbers, as slugs end in them: of a vehicle that has another price by now, and of one that a quote is for. */
export const PLATFORM_STOCK = { repriced: 'e101', quoted: 'e113' } as const;

/** Answers to calls; those about a vehicle with the end of its slug. */
const ANSWERS: Readonly<Record<string, object>> = {
  'POST /api/youx/quote': { weeklyRepaymentAmount: 142.4, comparisonRate: 9.87, advertisedRate: 8.76 },
  'POST /api/phone-reveals': { recorded: true },
  'GET /api/delivery-price': { name: 'the platform region', price: 321, place: 'Parramatta NSW' },
  'GET e101 view.json': { views: 7, car_fields: { price: 33_333, status: 'in_stock' } },
  'GET e101 autogauge': {
    fill: 0.7,
    listing_price: 33_333,
    market_range_min: 32_000,
    market_range_max: 37_000,
    confidence: 0.9,
  },
  // By id, which ends in a hyphen and the figures.
  'GET 113 finance-disclaimer': { disclaimer: 'Small print of the platform.' },
  'GET e113 similar': { ids: [] },
};

const keyOf = (method: string, pathname: string): string => {
  const [, vehicle = '', call = ''] =
    /^(?:\/api)?\/cars\/(?:[^/]*-)?([^/]+)\/([\w.-]+)$/.exec(pathname) ?? [];
  return `${method} ${call ? `${vehicle} ${call}` : pathname}`;
};

/** A dealer's platform on an origin of its own, with answers to the calls of one fixture site; resolves to what ends it. */
export async function startPlatform(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://platform.invalid');
    const cors = {
      'access-control-allow-origin': SITE,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET, POST',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const answer = ANSWERS[keyOf(request.method ?? '', pathname)];
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...cors })
      .end(JSON.stringify(answer ?? { error: 'The platform has no answer to this.' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
