import type { BackendApp } from '../routes/define-call.ts';

const PATH = '/api/openapi.json';

/** What the calls are, in one sentence for the documents. */
const DESCRIPTION =
  "The calls of a dealer's site. Each site answers them below its own host; the host says which dealer is meant. " +
  'Times of day are those of the place; amounts are Australian dollars.';

/** Serves the documents of all calls as OpenAPI 3.1. Call it after the calls are defined. */
export function defineDocument(app: BackendApp): void {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
  });
  const text = JSON.stringify(document);
  app.get(PATH, (context) => context.body(text, 200, { 'content-type': 'application/json' }));
}
