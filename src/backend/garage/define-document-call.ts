import { READ_DOCUMENT } from '../../api/routes.ts';
import { GarageThingSchema } from '../../api/garage-actions.ts';
import { documentsOf } from '../../domain/garage/garage-document.ts';
import type { Backend } from '../backend.ts';
import { openDocument } from '../garage-store/documents.ts';
import { takeCall } from '../guard/quotas.ts';
import { answerFile } from '../leads-pages/answer-file.ts';
import { documented } from '../openapi/documented.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';
import { garageOwner } from './garage-owner.ts';

const noDocument = (): Refused => new Refused(404, "We can't find that document.");

/** The download of a document by the person who it was given to (spec A6): a file to keep, which no browser shows as a page. */
export function defineDocumentCall(app: BackendApp, backend: Backend): void {
  const { store, files, clock, takeToken, quotas } = backend;
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: READ_DOCUMENT.path,
    summary: 'A document that the dealer gave to the signed-in shopper.',
    request: { params: documented(GarageThingSchema) as typeof GarageThingSchema },
    responses: {
      200: { description: 'The file.', content: { 'application/pdf': {} } },
      401: { description: 'Nobody is signed in.' },
      404: { description: "There is no such document, or it is another shopper's." },
    },
  });
  app.get(READ_DOCUMENT.path.replace('{id}', ':id'), async (context) => {
    takeCall(takeToken, quotas, context.get('client').address);
    const { tenant, phone } = await garageOwner(context, backend);
    if (!documentsOf(context.get('site').tenant)) throw noDocument();
    const id = context.req.param('id') ?? '';
    const found = await openDocument(store, { id, tenant, phone }, clock());
    if (!found) throw noDocument();
    const { file_key: key, name, bytes } = found;
    const content = await files.read(key).catch(() => {
      throw new Refused(404, "This document isn't available right now. Please call us.");
    });
    return answerFile(context, { key, name, type: 'application/pdf', bytes }, content);
  });
}
