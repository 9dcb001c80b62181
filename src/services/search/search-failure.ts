/** Why a search has no answer: nothing was reached, it took too long, it was refused, or what came is not usable. */
export type SearchFailureKind =
  | 'offline'
  | 'timeout'
  | 'refused'
  | 'not-found'
  | 'bad-answer'
  | 'corrupt-index'
  | 'other-version'
  | 'other-edition';

const SENTENCES = {
  offline: 'The search could not be reached.',
  timeout: 'The search took too long to answer.',
  refused: 'The search refused to answer.',
  'not-found': 'The search has no cars under that name.',
  'bad-answer': 'The search answered something that cannot be read.',
  'corrupt-index': 'The list of cars arrived damaged.',
  'other-version': 'The list of cars is of another version of this site.',
  'other-edition': 'The list of cars has been published anew.',
} satisfies Record<SearchFailureKind, string>;

/** A search without an answer (spec S13); its message is a sentence for people, `detail` is for the person who looks into it. */
export class SearchFailure extends Error {
  readonly kind: SearchFailureKind;
  readonly detail: string;

  constructor(kind: SearchFailureKind, detail: string) {
    super(SENTENCES[kind]);
    this.name = 'SearchFailure';
    this.kind = kind;
    this.detail = detail;
  }
}

/** For inTime: the failure of `what`, of which nothing came in time. */
export const timedOut =
  (what: string) =>
  (patience: number): SearchFailure =>
    new SearchFailure('timeout', `${what}: nothing came for ${patience} ms`);

/** What a refusal of either engine means, by its status and body: one query of several without its index is a 400. */
export function refusalKind(status: number, body: string): SearchFailureKind {
  return status === 404 || body.includes('"index_not_found"') ? 'not-found' : 'refused';
}
