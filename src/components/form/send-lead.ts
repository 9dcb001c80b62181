import type { LeadSubmission } from '../../api/submit-lead.ts';
import { needsNewProof, type HeldProof } from '../../domain/lead/proof-age.ts';
import { logFailure } from '../../services/log-failure.ts';
import { submitLead, type Submitted } from '../../services/submit-lead.ts';
import { dropLead, keepLead } from '../../state/lead-outbox.ts';
import { watchOutbox } from '../../state/watch-outbox.ts';
import { siteSlug } from '../../state/kept-text.ts';
import { leadAttributes } from './lead-attributes.ts';

/** What a form carries beside its answers. */
export type Carried = { form: string; car: string };

export type Sent =
  | Extract<Submitted, { kind: 'accepted' | 'refused' }>
  /** `words` are the backend's, '' where there are none. */
  | { kind: 'busy' | 'unanswered'; words: string; isKept: boolean };

/** Milliseconds for which sending waits for the proof of work; without it the lead is taken, and marked. */
const PROOF_TIMEOUT_MS = 4000;

const waitFor = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

type Attempt = { content: string; key: string; submission: LeadSubmission };

type Options = {
  /** What stands in the form now. */
  read: () => { answers: Record<string, string>; carried: Carried };
  /** True if the shopper sees the form: one in a closed dialog answers nobody. */
  isShown: () => boolean;
  /** Hears that the form's lead was sent while the shopper did not see it. */
  onAway: () => void;
  /** True if a lead that cannot be sent is of no use later, and is not kept. */
  atOnce: boolean;
  /** Hears what became of this form's lead when it was sent later, from this page or, `isFromHere` false, another tab. */
  onLater: (answer: Submitted, isFromHere: boolean) => void;
};

/**
 * Sends one form (spec F2, F12): each attempt has a key of its own, and the same answers sent again have the same key. What
 * cannot be sent waits in the outbox of the site.
 */
export class LeadSender {
  readonly #site = siteSlug() ?? '';
  readonly #options: Options;
  /** Called when the form leaves the page: what waits is then the page's to send. */
  readonly close: () => void;
  #touchedAt: number | undefined;
  #proof: Promise<string | undefined> = Promise.resolve(undefined);
  #held: HeldProof | undefined;
  #last: Attempt | undefined;
  #kept: string | undefined;
  /** True if the last one was refused because something is full, and so is not stored. */
  #isFull = false;

  constructor(options: Options) {
    this.#options = options;
    this.close = watchOutbox(this.#site, {
      isOwner: (key) => key === this.#last?.key && options.isShown(),
      onOtherSent: ({ key }, answer) => {
        if (key !== this.#last?.key) return;
        if (answer.kind === 'accepted') options.onAway();
        else options.onLater(answer, true);
      },
      onOwnSent: (answer, isFromHere) => {
        if (!this.#isWrittenOn()) options.onLater(answer, isFromHere);
      },
      isHeld: ({ key }) => key === this.#last?.key && this.#isWrittenOn(),
    });
  }

  #content(): string {
    const { answers, carried } = this.#options.read();
    return JSON.stringify([answers, carried.car]);
  }

  /** Success leaves the page: a shopper who writes on would lose that, and sends once more anyway. */
  #isWrittenOn(): boolean {
    return this.#last !== undefined && this.#content() !== this.#last.content;
  }

  /** The form was touched: from here on counts how long it took, and the proof of work begins. */
  touch(): void {
    this.#touchedAt ??= performance.now();
    this.#prove();
  }

  /** Makes a proof of work where the form has none that counts: one may be too old by the time a shopper comes back. */
  #prove(): void {
    if (!needsNewProof(this.#held, Date.now())) return;
    this.#held = { madeAt: Date.now(), isUsed: false };
    this.#proof = import('../../services/solve-proof.ts')
      .then(({ solveProof }) => solveProof())
      .catch((error: unknown) => {
        logFailure('The proof of work could not be done', error);
        this.#held = undefined;
        return undefined;
      });
  }

  async #attempt(): Promise<Attempt> {
    const { answers, carried } = this.#options.read();
    const content = this.#content();
    // What was refused without a proof goes again with the one that is done by now.
    if (this.#last?.content === content && !(this.#isFull && this.#last.submission.proof === undefined))
      return this.#last;
    if (this.#touchedAt !== undefined) this.#prove();
    const proof = await Promise.race([this.#proof, waitFor(PROOF_TIMEOUT_MS)]);
    const submission: LeadSubmission = {
      form: carried.form,
      values: answers,
      ...(carried.car && { car_id: carried.car }),
      url: `${location.origin}${location.pathname}`,
      ...(answers['terms'] && { attributes: leadAttributes() }),
      ...(proof && { proof }),
      ...(this.#touchedAt !== undefined && { filled_in: Math.round(performance.now() - this.#touchedAt) }),
    };
    this.#last = { content, key: crypto.randomUUID(), submission };
    return this.#last;
  }

  /** Sends what stands in the form now, with files as they were prepared. Never rejects. */
  async send(files: Record<string, File>): Promise<Sent> {
    const { key, submission } = await this.#attempt();
    // The queued lead is outdated.
    if (this.#kept !== undefined && this.#kept !== key) await dropLead(this.#site, this.#kept);
    const answer = await submitLead(submission, key, files);
    this.#isFull = answer.kind === 'busy';
    if (answer.kind === 'unanswered' || answer.kind === 'busy') {
      const { kind } = answer;
      const words = kind === 'busy' ? answer.error : '';
      if (this.#options.atOnce) return { kind, words, isKept: false };
      this.#kept = key;
      return { kind, words, isKept: await keepLead(this.#site, { key, submission, files }) };
    }
    await dropLead(this.#site, key);
    // A form that stays, or is mended, needs another one.
    if (this.#held) this.#held.isUsed = true;
    return answer;
  }
}
