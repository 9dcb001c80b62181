import type { Context } from 'hono';
import { LeadSubmissionSchema, type LeadSubmission } from '../../api/submit-lead.ts';
import { carOfCheckout } from '../../domain/checkout/checkout-site.ts';
import { CARRIED_INPUTS, TRAP_FIELD } from '../../domain/lead/form-marks.ts';
import type { BackendEnv } from '../backend.ts';
import { bodyKind } from '../guard/same-site.ts';
import { Refused } from '../refused.ts';
import { parsed, readJson } from '../routes/define-call.ts';

/** A form as it arrived, however it was sent. */
export type ReceivedForm = {
  submission: LeadSubmission;
  /** What stands in the field that no person sees. */
  trap: string;
  files: ReadonlyMap<string, File>;
  /** True if the browser itself sent it, and wants a page for an answer. */
  wantsPage: boolean;
};

/** Keys of the submission that a script adds to the inputs of a form with a file. */
const ADDED = ['attributes', 'proof', 'filled_in'] as const;

function readAttributes(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refused(400, 'attributes: it is not JSON.', {}, { cause });
  }
}

/** The vehicle that the page was opened for: a static page cannot know it, and its address is in the Referer. */
function carOfReferer(referer: string | undefined, host: string): string {
  const page = URL.parse(referer ?? '');
  return page?.hostname === host ? carOfCheckout(page.pathname, page.search) : '';
}

async function readForm(context: Context<BackendEnv>): Promise<Omit<ReceivedForm, 'trap'>> {
  const data = await context.req.formData().catch((cause: unknown) => {
    if (cause instanceof Refused) throw cause;
    throw new Refused(400, "We couldn't read the form, or it was cut off. Please try again.", {}, { cause });
  });
  const texts = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, value);
    // A file field that was left empty is sent as a file without a name.
    else if (value.size > 0 || value.name !== '') files.set(name, value);
  }
  const apart = new Set<string>([...CARRIED_INPUTS, ...ADDED]);
  const car = texts.get('car_id') || carOfReferer(context.req.header('referer'), context.get('client').host);
  const filledIn = texts.get('filled_in');
  const attributes = readAttributes(texts.get('attributes'));
  const proof = texts.get('proof');
  const submission = {
    form: texts.get('form') ?? '',
    url: texts.get('url') ?? '',
    values: Object.fromEntries([...texts].filter(([name]) => !apart.has(name))),
    ...(car && { car_id: car }),
    ...(attributes !== undefined && { attributes }),
    ...(proof && { proof }),
    ...(filledIn && { filled_in: Number(filledIn) }),
  };
  const wantsPage = !context.req.header('accept')?.includes('application/json');
  return { submission: parsed(LeadSubmissionSchema, submission) as LeadSubmission, files, wantsPage };
}

/**
 * Reads a form from JSON or from what an HTML form posts. Throws Refused: 415 for another content type, 400 for what cannot
 * be read, 422 for what no form of ours sends.
 */
export async function readSubmission(context: Context<BackendEnv>): Promise<ReceivedForm> {
  const kind = bodyKind(context.req.header('content-type'));
  if (kind === undefined)
    throw new Refused(415, 'Send the form as application/json, or as a browser sends a form.');
  const received =
    kind === 'form'
      ? await readForm(context)
      : {
          submission: parsed(LeadSubmissionSchema, await readJson(context)) as LeadSubmission,
          files: new Map<string, File>(),
          wantsPage: false,
        };
  const { [TRAP_FIELD]: trap = '', ...values } = received.submission.values;
  return { ...received, trap, submission: { ...received.submission, values } };
}
