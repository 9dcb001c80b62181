import { CHALLENGE_LEAD, SUBMIT_LEAD } from '../../api/routes.ts';
import { LeadChallengeSchema } from '../../api/challenge-lead.ts';
import { LeadAcceptedSchema, LeadRefusedSchema, LeadSubmissionSchema } from '../../api/submit-lead.ts';
import type { Backend } from '../backend.ts';
import { attemptKey } from '../guard/attempt-key.ts';
import { isChallengeRush, takeForm } from '../guard/quotas.ts';
import { answerRefused, answerStored, notStored } from '../leads/answer-lead.ts';
import { formCost, MAX_FORM_BYTES, MAX_PHOTOS_BYTES } from '../leads/keep-files.ts';
import { createTurns } from '../leads/in-turn.ts';
import { readSubmission } from '../leads/read-submission.ts';
import { takeLeadIn } from '../leads/take-lead.ts';
import { documented } from '../openapi/documented.ts';
import { Refused } from '../refused.ts';
import { defineCall, limitBody, type BackendApp } from './define-call.ts';

function documentLeads(app: BackendApp): void {
  const json = (schema: Parameters<typeof documented>[0]) => ({
    'application/json': { schema: documented(schema) },
  });
  const refused = (description: string) => ({ description, content: json(LeadRefusedSchema) });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: SUBMIT_LEAD.path,
    summary:
      'Sends a form. The header Idempotency-Key names the attempt: the same key and form get the same answer again.',
    description:
      'A browser without JavaScript posts the form itself: it gets its page back, filled in, or 303 to /success. ' +
      'A form with a file is sent as multipart/form-data, with the keys of the submission as fields.',
    request: { body: { required: true, content: json(LeadSubmissionSchema) } },
    responses: {
      200: { description: 'The lead is on disk.', content: json(LeadAcceptedSchema) },
      303: { description: 'The same, for a browser without JavaScript.' },
      404: refused('The site has no such form.'),
      409: refused('Someone else has reserved the vehicle.'),
      413: refused('The form is too large.'),
      422: refused('Something needs fixing, or the key was used for another form.'),
      429: refused('Too many; Retry-After says when.'),
      503: refused('Nothing was stored; the same may be sent again.'),
    },
  });
}

/** Sending a form, and the challenge that it solves meanwhile (spec F1, K11). */
export function defineLeadCalls(app: BackendApp, backend: Backend): void {
  const { log, metrics } = backend;
  const inTurn = createTurns();
  defineCall(
    app,
    backend,
    {
      call: CHALLENGE_LEAD,
      summary:
        'A proof of work for a form; it counts once and for an hour, for a day where a form stood open.',
      answer: LeadChallengeSchema,
    },
    (_, context) => {
      const { slug } = context.get('site');
      return backend.proofOfWork.challenge(slug, isChallengeRush(backend.takeToken, backend.quotas, slug));
    },
  );
  documentLeads(app);
  const [ofTexts, ofFiles] = [limitBody(MAX_FORM_BYTES), limitBody(MAX_PHOTOS_BYTES)];
  app.use(SUBMIT_LEAD.path, (context, next) => {
    const hasFiles = context.req.header('content-type')?.startsWith('multipart/') ?? false;
    return (hasFiles ? ofFiles : ofTexts)(context, next);
  });
  app.post(SUBMIT_LEAD.path, async (context) => {
    // What does not say its length may have all that is taken.
    const isCounted = context.req.header('transfer-encoding') === undefined;
    const bytes = isCounted ? Number(context.req.header('content-length') ?? 0) : MAX_PHOTOS_BYTES;
    takeForm(backend.takeToken, backend.quotas, context.get('client').address, formCost(bytes));
    const site = context.get('site');
    const requestId = context.get('requestId');
    const key = attemptKey(context);
    const received = await readSubmission(context);
    const client = context.get('client');
    const count = (result: string): void =>
      metrics.count('forecourt_leads_total', { tenant: site.slug, form: received.submission.form, result });
    try {
      const userAgent = context.req.header('user-agent') ?? '';
      const taken = await inTurn(`${site.slug} ${key ?? requestId}`, () =>
        takeLeadIn(backend, received, { site, client, key, userAgent }),
      );
      if (taken.kind === 'unknown') {
        metrics.count('forecourt_leads_total', { tenant: site.slug, form: 'unknown', result: taken.kind });
        return answerRefused(context, received, taken);
      }
      count(taken.kind);
      if (taken.kind !== 'stored') return answerRefused(context, received, taken);
      context.set('lead', taken.answer.lead_id);
      return answerStored(context, received, taken);
    } catch (error) {
      if (error instanceof Refused) throw error;
      log.error({ err: error, requestId, tenant: site.slug }, 'lead not stored');
      count('failed');
      return answerRefused(context, received, notStored(site));
    }
  });
}
