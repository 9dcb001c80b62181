import type { Context } from 'hono';
import { documentProblems, documentsOf } from '../../domain/garage/garage-document.ts';
import { START_BYTES } from '../../domain/lead/lead-file.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { addDocument, withdrawDocument, type NewDocument } from '../garage-store/documents.ts';
import { MAX_FORM_BYTES } from '../leads/keep-files.ts';
import { withoutInvisible } from '../../domain/text/invisible.ts';
import { plainFileName } from '../leads/plain-file-name.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { leadWithHistory, type LeadWithHistory } from '../store/lead-history.ts';
import type { Session } from '../store/sessions.ts';
import { answerFile } from './answer-file.ts';
import { sessionForm } from './sent-form.ts';
import { sessionOf } from './session-cookie.ts';
import { documentPhone, showLead } from './show-lead.ts';

const DAY = 86_400_000;
const MAX_BUTTON_BYTES = 4_096;
const PDF = 'application/pdf';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const gone = (): Refused => new Refused(404, "We can't find that address.");
const noFile = (): never => {
  throw new Refused(404, "This file isn't available on this server.");
};

type Own = { session: Session; found: LeadWithHistory; lead: string; tenant: string };

/** Giving documents to the shopper of a lead, looking at them, and taking them back (spec A6). */
export function defineDocumentRoutes(app: BackendApp, backend: Backend): void {
  const { store, clock, files, onLead } = backend;

  /** A lead of the dealer who has signed in. Throws Refused (404) for others, and where no documents are given. */
  async function ownLead(context: Context<BackendEnv>): Promise<Own> {
    const session = await sessionOf(context, backend);
    const { slug: tenant, tenant: settings } = context.get('site');
    if (!session || !documentsOf(settings)) throw gone();
    const lead = context.req.param('id') ?? '';
    const found = await leadWithHistory(store, [tenant], lead);
    if (!found) throw gone();
    return { session, found, lead, tenant };
  }
  const back = (context: Context<BackendEnv>, lead: string): Response =>
    context.redirect(`/_leads/lead/${encodeURIComponent(lead)}#documents`, 303);

  /** Keeps the file and gives it to the shopper. Throws Refused where the lead is gone or has as many as it may have. */
  async function give(document: Omit<NewDocument, 'file_key'>, file: File, email: boolean): Promise<void> {
    const key = await files.save(Buffer.from(await file.arrayBuffer()));
    const added = await addDocument(store, { ...document, file_key: key }, { sendsEmail: email });
    if (added === 'added') return onLead();
    await files.remove(key);
    if (added === 'gone') throw gone();
    if (added === 'full') throw new Refused(409, 'This lead has 20 documents. Withdraw one first.');
  }
  const startOf = async (file: File | undefined): Promise<Uint8Array> =>
    new Uint8Array((await file?.slice(0, START_BYTES).arrayBuffer()) ?? []);

  app.post('/_leads/lead/:id/documents', limitBody(MAX_FORM_BYTES), async (context) => {
    const { session, found, lead, tenant } = await ownLead(context);
    const form = await sessionForm(context, session);
    const site = context.get('site');
    const settings = documentsOf(site.tenant);
    if (!settings || documentPhone(site, found) === undefined) throw gone();
    const [file, title, asked] = [
      form.file('file'),
      withoutInvisible(form.text('title')).trim(),
      form.text('id'),
    ];
    const id = UUID.test(asked) ? asked : crypto.randomUUID();
    const problems = documentProblems({
      title,
      isChecked: form.text('checked') === 'yes',
      bytes: file?.size ?? 0,
      start: await startOf(file),
    });
    if (!file || Object.keys(problems).length > 0)
      return showLead(context, session.csrf, found, { id, title, problems });
    const now = clock();
    const times = { added_at: now, until: now + settings.days * DAY };
    const name = plainFileName(file.name, PDF);
    await give({ id, tenant, lead_id: lead, title, name, bytes: file.size, ...times }, file, settings.letter);
    return back(context, lead);
  });

  app.get('/_leads/lead/:id/documents/:document', async (context) => {
    const { found } = await ownLead(context);
    const document = found.documents.find(({ id }) => id === context.req.param('document'));
    if (!document) throw gone();
    const { file_key: key, name, bytes } = document;
    return answerFile(context, { key, name, type: PDF, bytes }, await files.read(key).catch(noFile));
  });

  app.post('/_leads/lead/:id/documents/:document/withdraw', limitBody(MAX_BUTTON_BYTES), async (context) => {
    const { session, lead, tenant } = await ownLead(context);
    await sessionForm(context, session);
    const id = context.req.param('document') ?? '';
    const key = await withdrawDocument(store, { id, tenant, lead }, clock());
    if (key === undefined) throw new Refused(404, "We can't find that document.");
    await files.remove(key);
    return back(context, lead);
  });
}
