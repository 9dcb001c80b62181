import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createProofOfWork } from '../../../src/backend/guard/proof-of-work.ts';
import { exampleForm } from '../../../src/backend/leads/example-form.fixture.ts';
import { encodeProof } from '../../../src/api/encode-proof.ts';

export const RATE_SECRET = 'only for a measurement';

/** As costly to check as that of a shopper, and quickly solved: only how far is searched differs. */
const COST = { rounds: 400, from: 1, to: 2 };

/**
 * Forms as the script of a page sends them, each the bytes of a whole request: with a key, a solved proof of work of its
 * own, and what the shopper looked at.
 */
export async function rateRequests(count: number): Promise<Buffer[]> {
  const proofs = createProofOfWork(RATE_SECRET, Date.now, COST);
  const requests: Buffer[] = [];
  for (let at = 0; at < count; at++) {
    const challenge = await proofs.challenge('example');
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('A challenge was not solved.');
    const body = JSON.stringify(
      exampleForm({
        proof: encodeProof({ challenge, solution }),
        attributes: {
          visited_pages: ['/', '/search', '/cars/a'],
          linked_query_params: { utm_source: 'mail' },
        },
      }),
    );
    const head = [
      'POST /api/leads HTTP/1.1',
      'Host: www.example.com.au',
      'Origin: https://www.example.com.au',
      'Sec-Fetch-Site: same-origin',
      // Behind a proxy, as it is run: each shopper has an address.
      `X-Forwarded-For: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      'Accept: application/json',
      'User-Agent: Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
      `Idempotency-Key: ${crypto.randomUUID()}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    requests.push(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`));
  }
  return requests;
}
