import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleBackend } from '../../src/backend/example-backend.fixture.ts';
import { callsPage } from './calls-page.ts';
import { DOCUMENTS } from './read-documents.ts';

type Document = Parameters<typeof callsPage>[0];

test('P6 docs/calls.md names every call as the backend documents it; `npm run docs -- --write` writes it', async () => {
  const { ask } = await exampleBackend();
  const document = (await ask('/api/openapi.json')).json() as Document;
  expect(readFileSync(path.join(DOCUMENTS, 'calls.md'), 'utf8')).toBe(callsPage(document));
});

test('P6 a call has its fields and its answers', () => {
  const page = callsPage({
    paths: {
      '/api/x/{id}': {
        post: {
          summary: 'Does x.',
          parameters: [{ name: 'id', in: 'path', required: true }],
          requestBody: {
            content: { 'application/json': { schema: { properties: { a: {}, b: {} }, required: ['a'] } } },
          },
          responses: { 200: { description: 'done | or not' } },
        },
      },
    },
  });
  expect(page).toContain(
    [
      '## POST `/api/x/{id}`',
      'Does x.',
      '- `id` in the path\n- body `application/json`: `a`, `b` (may be left out)',
      '| answer | what it is |\n| --- | --- |\n| 200 | done \\| or not |\n',
    ].join('\n\n'),
  );
});
