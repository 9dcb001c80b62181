import type { ProofResult } from './proof-of-work.ts';

/** The parts of a submission that tell whether a person wrote it. */
export type SubmissionSigns = {
  /** What stands in the field that no person sees. */
  trap: string;
  /** Milliseconds from the first touch to sending; undefined where the browser did not say. */
  filledIn: number | undefined;
  proof: ProofResult;
  /** Sent by the browser itself, without JavaScript. */
  isPlain: boolean;
  /** All texts that were typed. */
  texts: readonly string[];
};

/** No person reads a form and fills it in within this time; autofill does it in two seconds (S7: a person in three). */
const FASTEST_MS = 1_500;
/** An enquiry names a page or two; advertising names many. */
const MAX_LINKS = 3;

/** What is noted of a form that the browser sent by itself. */
export const SENT_PLAIN = 'sent without JavaScript';

const PROOFS = {
  valid: undefined,
  missing: 'no proof of work',
  wrong: 'wrong proof of work',
  expired: 'expired proof of work',
  used: 'used proof of work',
} as const satisfies Record<ProofResult, string | undefined>;

/** Why a submission may be no person's, in words for the dealer; it is stored all the same. */
export function suspicions({ trap, filledIn, proof, isPlain, texts }: SubmissionSigns): string[] {
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  const found = [
    trap !== '' && 'hidden field filled in',
    !isPlain && filledIn !== undefined && filledIn < FASTEST_MS && 'filled in too fast',
    isPlain ? SENT_PLAIN : PROOFS[proof],
    links > MAX_LINKS && 'many links',
  ];
  return found.filter((word): word is string => typeof word === 'string');
}
