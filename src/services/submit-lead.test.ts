import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadSubmission } from '../api/submit-lead.ts';
import { submitLead } from './submit-lead.ts';

const SUBMISSION: LeadSubmission = {
  form: 'enquiry',
  values: { name: 'Rosa Marchetti', message: 'Is it still there?' },
  car_id: 'a100',
  url: 'https://dealer.example/cars/a100',
};

/** What the form asked of a backend that answers so. */
async function sendTo(
  answer: () => Response | Promise<Response>,
  files?: Record<string, File>,
): Promise<{ outcome: Awaited<ReturnType<typeof submitLead>>; asked: RequestInit }> {
  const backend = vi.fn((_: unknown, __?: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', backend);
  const outcome = await submitLead(SUBMISSION, 'key-1', files);
  return { outcome, asked: backend.mock.calls[0]?.[1] ?? {} };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown) => () => Response.json(body, { status });

describe('K11 what a form is told', () => {
  test.each([
    [
      'a lead that is there',
      json(200, { lead_id: '7', category: 'enquiry' }),
      { kind: 'accepted', lead: '7', category: 'enquiry' },
    ],
    [
      'a lead with what was confirmed',
      json(200, {
        lead_id: '7',
        category: 'x',
        confirmed: { lines: [['Vehicle', 'Sora'], 4], calendar: '/\\evil' },
      }),
      { kind: 'accepted', lead: '7', category: 'x', confirmed: { lines: [['Vehicle', 'Sora']] } },
    ],
    ['a lead without a category', json(200, { lead_id: '7' }), { kind: 'accepted', lead: '7', category: '' }],
    [
      'a lead that leads on',
      json(200, { lead_id: '7', category: 'Reservation', next: '/api/payments/7/pay' }),
      { kind: 'accepted', lead: '7', category: 'Reservation', next: '/api/payments/7/pay' },
    ],
    ...['https://evil.example/', '//evil.example/', '/\\evil.example', 7].map(
      (next): [string, () => Response, object] => [
        `a lead that leads to ${next}`,
        json(200, { lead_id: '7', category: 'x', next }),
        { kind: 'accepted', lead: '7', category: 'x' },
      ],
    ),
    ['a success without a lead', json(200, { lead_id: '' }), { kind: 'unanswered' }],
    [
      'too many at once',
      json(429, { error: 'later', errors: [], full: 'site' }),
      { kind: 'busy', error: 'later' },
    ],
    [
      'too many at once, without words',
      () => new Response('slow down', { status: 429 }),
      { kind: 'busy', error: '' },
    ],
    [
      'fields to mend',
      json(422, { error: 'Check', errors: [{ field: 'phone', message: 'Please enter a phone number' }] }),
      {
        kind: 'refused',
        error: 'Check',
        errors: [{ field: 'phone', message: 'Please enter a phone number' }],
      },
    ],
    [
      'a refusal with nonsense in it',
      json(400, { error: 7, errors: ['x', null] }),
      { kind: 'refused', error: '', errors: [] },
    ],
    ['a page instead of an answer', () => new Response('<html>'), { kind: 'unanswered' }],
    ['an answer that is no record', json(200, 'done'), { kind: 'unanswered' }],
    ['a way to somewhere else', json(302, {}), { kind: 'unanswered' }],
    ['a backend that failed', json(503, { error: 'no' }), { kind: 'unanswered' }],
  ])('%s', async (_, answer, expected) => {
    expect((await sendTo(answer)).outcome).toEqual(expected);
  });

  test('nobody there', async () => {
    const { outcome } = await sendTo(() => Promise.reject(new TypeError('fetch failed')));
    expect(outcome).toEqual({ kind: 'unanswered' });
  });
});

describe('F2 what the backend gets', () => {
  test('is JSON under the key of the attempt', async () => {
    const { asked } = await sendTo(json(200, { lead_id: '7' }));
    expect(asked).toMatchObject({
      method: 'POST',
      headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
    });
    expect(JSON.parse(String(asked.body))).toEqual(SUBMISSION);
  });

  test('is a form of parts with files, each field beside what a script knows', async () => {
    const cv = new File(['%PDF-1'], 'cv.pdf');
    const { asked } = await sendTo(json(200, { lead_id: '7' }), { resume: cv });
    const body = asked.body as FormData;
    expect(body.get('name')).toBe('Rosa Marchetti');
    expect(body.get('car_id')).toBe('a100');
    expect(body.get('resume')).toBeInstanceOf(File);
    expect(body.has('attributes')).toBe(false);
    // Only the browser knows what stands between the parts.
    expect(asked.headers).not.toHaveProperty('content-type');
  });
});
