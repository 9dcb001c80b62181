import path from 'node:path';
import {
  exampleHost,
  publishExamples,
  startBackend,
} from '../../src/backend/commands/backend-process.fixture.ts';
import { ANSWERS, exampleForm } from '../../src/backend/leads/example-form.fixture.ts';
import type { LeadServer } from './lead-server.ts';

/** Leads that one dealer takes before its quota is used up; the backends of a bench spread theirs over several. */
const OF_ONE_DEALER = 500;

const DELIVERY: NonNullable<Parameters<typeof publishExamples>[1]>['delivery'] = {
  destinations: [
    { type: 'file', name: 'yard', format: 'json' },
    { type: 'file', name: 'program', format: 'adf' },
  ],
  auto_reply: false,
};

const slugOf = (number: number): string => `dealer-${number}`;

/** `lead-7` is of the address 10.0.0.7, as a proxy says; nobody's quota is used up by a bench. */
const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/**
 * Backends as `npm run backend` starts them, one after the other over the same folder, behind a proxy that is believed.
 * They have dealers for so many leads to one of them, and keep what they deliver in files. `before` are words in front of
 * the command.
 */
export async function exampleBackends(
  folder: string,
  leads = OF_ONE_DEALER,
): Promise<{ file: string; start: (before?: readonly string[]) => Promise<LeadServer> }> {
  const dealers = Math.ceil(leads / OF_ONE_DEALER);
  const slugs = Array.from({ length: dealers }, (_, number) => slugOf(number));
  const folders = await publishExamples(folder, { slugs, delivery: DELIVERY });
  const start = async (before: readonly string[] = []): Promise<LeadServer> => {
    const { process, post, kill } = await startBackend(
      folders,
      { FORECOURT_TRUSTED_PROXIES: '127.0.0.1' },
      before,
    );
    return {
      child: process,
      kill,
      post: async (id) => {
        const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
        const slug = slugOf(number % dealers);
        const url = `https://${exampleHost(slug)}/enquire`;
        const phone = `04${String(number).padStart(8, '0')}`;
        const form = exampleForm({ url, values: { ...ANSWERS, message: id, phone } });
        const headers = { 'idempotency-key': id, 'x-forwarded-for': addressOf(number) };
        const answer = await post(form, headers, exampleHost(slug)).catch(() => undefined);
        return answer?.status === 200 ? answer.text : undefined;
      },
    };
  };
  return { file: path.join(folders.data, 'leads.sqlite'), start };
}
