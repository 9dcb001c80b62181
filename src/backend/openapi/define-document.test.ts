import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { exampleBackend } from '../example-backend.fixture.ts';

type Document = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
};

const openDocument = async () => {
  const { ask, app } = await exampleBackend();
  const answer = await ask('/api/openapi.json');
  return { answer, app, document: answer.json() as Document };
};

test('the documents of the calls are OpenAPI 3.1, by a published validator', async () => {
  const { answer, document } = await openDocument();
  expect(answer.headers.get('content-type')).toBe('application/json');
  const validator = new Validator();
  expect(await validator.validate(document)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every route of a site is in the documents, and nothing else is', async () => {
  const { app, document } = await openDocument();
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && path !== '/api/openapi.json')
    .filter(({ path }) => /^\/(api|cars)\//.test(path) && !path.startsWith('/api/_ops/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
  expect(documented).toContain('POST /api/youx/quote');
});

test('a key that may be missing is not required in the documents', async () => {
  const { document } = await openDocument();
  const body = document.paths['/api/youx/quote']?.['post']?.requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({
    required: ['selfAssessedCreditScore', 'purchasePrice', 'loanTerm', 'whoIsHelping'],
    additionalProperties: false,
  });
});
