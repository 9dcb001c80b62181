import type { Context } from 'hono';
import type { BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../store/sessions.ts';
import { checkCsrf } from './session-cookie.ts';

/** The fields of a form, '' for one that was not sent. Throws Refused (400) where it cannot be read. */
export async function formFields(context: Context<BackendEnv>): Promise<(name: string) => string> {
  const data = await context.req.formData().catch(() => {
    throw new Refused(400, 'The form could not be read.');
  });
  return (name) => String(data.get(name) ?? '');
}

/** The fields of a form that was made for a session. Throws Refused: 400 as `formFields`, 403 for another's. */
export async function sessionFields(
  context: Context<BackendEnv>,
  session: Session,
): Promise<(name: string) => string> {
  const value = await formFields(context);
  checkCsrf(context, session, value('csrf'));
  return value;
}
