import { HTML_COMMENTS, LONG_COMMENTS } from '../words/edge-words.ts';
import { any, changes } from './edge.ts';
import type { Edge } from './edge.ts';

/** Words: none, many, marked up. What breaks a page stands in the fixtures of tests/tenants, not in a shop window. */
export const WORD_EDGES = {
  'no comments': changes(any, () => ({ dealercomments: '' })),
  'long comments': changes(any, () => ({ dealercomments: LONG_COMMENTS })),
  'HTML comments': changes(any, () => ({ dealercomments: HTML_COMMENTS })),
} satisfies Record<string, Edge>;
