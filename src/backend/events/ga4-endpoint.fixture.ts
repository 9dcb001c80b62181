import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

/** Names that Google keeps for itself begin so. */
const RESERVED = /^(_|ga_|google_|firebase_|gtag\.)/;
const name = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
  .refine((text) => !RESERVED.test(text));

/**
 * What Google refuses or drops without a word
 * (https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events#limitations).
 */
const Body = z.strictObject({
  client_id: z.string().min(1),
  timestamp_micros: z.int().positive(),
  consent: z.strictObject({
    ad_user_data: z.enum(['GRANTED', 'DENIED']),
    ad_personalization: z.enum(['GRANTED', 'DENIED']),
  }),
  events: z
    .array(
      z.strictObject({
        name,
        params: z
          .record(name, z.union([z.number(), z.string()]))
          .refine((params) => Object.keys(params).length <= 25, 'more than 25 parameters')
          .refine(
            (params) =>
              Object.entries(params).every(
                ([key, value]) => String(value).length <= (key === 'page_location' ? 1000 : 100),
              ),
            'a value that is too long',
          ),
      }),
    )
    .min(1)
    .max(25),
});
export type TakenBody = z.output<typeof Body>;

/**
 * A server that stands for Google's endpoint: it takes down what it would keep, says what it would not, and answers with
 * the statuses of `answers`, one after the other, and then 204.
 */
export async function ga4Endpoint(answers: number[] = []) {
  const taken: TakenBody[] = [];
  const wrong: string[] = [];
  const queries: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = answers.shift() ?? 204;
      queries.push(request.url ?? '');
      const read = Body.safeParse(JSON.parse(body));
      if (!read.success) wrong.push(read.error.message);
      else if (status === 204) taken.push(read.data);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { address: `http://127.0.0.1:${port}/mp/collect`, taken, wrong, queries };
}
