import type { Context } from 'hono';
import type { BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../store/sessions.ts';
import { checkCsrf } from './session-cookie.ts';

/** What a form was sent with: its texts, '' for one that was not sent, and its files. */
export type SentForm = { text: (name: string) => string; file: (name: string) => File | undefined };

/** The form of a request. Throws Refused (400) where it cannot be read. */
export async function sentForm(context: Context<BackendEnv>): Promise<SentForm> {
  const data = await context.req.formData().catch(() => {
    throw new Refused(400, "We couldn't read the form. Please try again.");
  });
  const valueOf = (name: string): File | string => data.get(name) ?? '';
  return {
    text: (name) => {
      const value = valueOf(name);
      return typeof value === 'string' ? value : '';
    },
    file: (name) => {
      const value = valueOf(name);
      return typeof value === 'string' ? undefined : value;
    },
  };
}

/** The form of a request that was made for a session. Throws Refused: 400 as `sentForm`, 403 for another's. */
export async function sessionForm(context: Context<BackendEnv>, session: Session): Promise<SentForm> {
  const form = await sentForm(context);
  checkCsrf(context, session, form.text('csrf'));
  return form;
}
