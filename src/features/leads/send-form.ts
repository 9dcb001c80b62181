import type { LeadSubmission } from '../../calls/submit-lead.ts';
import { needsNewProof, type HeldProof } from '../../domain/lead/proof-age.ts';
import { dropLead, keepLead } from '../../services/lead-outbox.ts';
import { logFailure } from '../../services/log-failure.ts';
import { submitLead, type Submitted } from '../../services/submit-lead.ts';
import { watchOutbox } from '../../services/watch-outbox.ts';
import { siteSlug } from '../../state/site-slug.ts';
import { controlOf, readValues } from './form-fields.ts';
import { leadAttributes } from './lead-attributes.ts';
import { leadParts } from './lead-parts.ts';

type Sent =
  | Extract<Submitted, { kind: 'accepted' | 'refused' }>
  /** `words` are the backend's, '' where there are none. */
  | { kind: 'busy' | 'unanswered'; words: string; isKept: boolean };

/** Sends a form; what cannot be sent waits in the outbox of the site. */
export type Sending = {
  /** The form was touched: from here on counts how long it took. */
  touch: () => void;
  send: (values: Record<string, string>, files: Record<string, File>) => Promise<Sent>;
  /** Hears what became of this form's lead when it was sent later, from this page or, `isFromHere` false, another tab. */
  onLater: (listener: (answer: Submitted, isFromHere: boolean) => void) => void;
};

/** Milliseconds for which sending waits for the proof of work; without it the lead is taken, and marked. */
const PROOF_PATIENCE = 4000;

const waitFor = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Each attempt has a key of its own; the same answers sent again have the same one. */
export function createSending(form: HTMLFormElement): Sending {
  const site = siteSlug() ?? '';
  const carried = (name: string): string => controlOf(form, name)?.value ?? '';
  let touched: number | undefined;
  let proof: Promise<string | undefined> = Promise.resolve(undefined);
  let held: HeldProof | undefined;
  let last: { content: string; key: string; submission: LeadSubmission } | undefined;
  let kept: string | undefined;
  /** Whether the last one was refused because something is full, and so is not stored. */
  let isFull = false;
  let listener: (answer: Submitted, isFromHere: boolean) => void = () => undefined;

  const contentOf = (values: Record<string, string>): string => JSON.stringify([values, carried('car_id')]);

  /** Makes a proof of work where the form has none that counts: one may be too old by the time a shopper comes back. */
  function prove(): void {
    if (!needsNewProof(held, Date.now())) return;
    held = { madeAt: Date.now(), isUsed: false };
    proof = import('../../services/solve-proof.ts')
      .then(({ solveProof }) => solveProof())
      .catch((error: unknown) => {
        logFailure('The proof of work could not be done', error);
        held = undefined;
        return undefined;
      });
  }

  async function attempt(values: Record<string, string>): Promise<NonNullable<typeof last>> {
    const car = carried('car_id');
    const content = contentOf(values);
    // What was refused without a proof goes again with the one that is done by now.
    if (last?.content === content && !(isFull && last.submission.proof === undefined)) return last;
    if (touched !== undefined) prove();
    const solved = await Promise.race([proof, waitFor(PROOF_PATIENCE)]);
    const submission: LeadSubmission = {
      form: carried('form'),
      values,
      ...(car && { car_id: car }),
      url: `${location.origin}${location.pathname}`,
      ...(values['terms'] && { attributes: leadAttributes() }),
      ...(solved && { proof: solved }),
      ...(touched !== undefined && { filled_in: Math.round(performance.now() - touched) }),
    };
    last = { content, key: crypto.randomUUID(), submission };
    return last;
  }

  /** Success leaves the page: whoever writes on would lose it, and sends once more anyway. */
  const isWrittenOn = (): boolean => last !== undefined && contentOf(readValues(form)) !== last.content;

  watchOutbox(site, {
    isOwner: (key) => key === last?.key,
    onOwnSent: (answer, isFromHere) => {
      if (!isWrittenOn()) listener(answer, isFromHere);
    },
    isHeld: ({ key }) => key === last?.key && isWrittenOn(),
  });

  return {
    touch: () => {
      touched ??= performance.now();
      prove();
    },
    send: async (values, files) => {
      const { key, submission } = await attempt(values);
      // What waits is what was meant before.
      if (kept !== undefined && kept !== key) await dropLead(site, kept);
      const answer = await submitLead(submission, key, files);
      isFull = answer.kind === 'busy';
      if (answer.kind === 'unanswered' || answer.kind === 'busy') {
        const { kind } = answer;
        const words = kind === 'busy' ? answer.error : '';
        if (leadParts.valueOf(form, 'at-once') !== undefined) return { kind, words, isKept: false };
        kept = key;
        return { kind, words, isKept: await keepLead(site, { key, submission, files }) };
      }
      await dropLead(site, key);
      // A form that stays, or is mended, needs another one.
      if (held) held.isUsed = true;
      return answer;
    },
    onLater: (heard) => {
      listener = heard;
    },
  };
}
