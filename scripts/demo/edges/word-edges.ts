import {
  HOSTILE_COMMENTS,
  HTML_COMMENTS,
  LONG_BADGE,
  LONG_COMMENTS,
  LONG_EQUIPMENT,
} from '../words/edge-words.ts';
import { any, changes } from './edge.ts';
import type { Edge } from './edge.ts';

/** Words: none, too many, marked up, hostile. */
export const WORD_EDGES = {
  'no comments': changes(any, () => ({ dealercomments: '' })),
  'long comments': changes(any, () => ({ dealercomments: LONG_COMMENTS })),
  'HTML comments': changes(any, () => ({ dealercomments: HTML_COMMENTS })),
  'hostile comments': changes(any, () => ({ dealercomments: HOSTILE_COMMENTS })),
  'long badge': changes(any, () => ({ badge: LONG_BADGE })),
  'long feature list': changes(any, ({ standardEquipment }) => ({
    standardEquipment: [...standardEquipment, ...LONG_EQUIPMENT],
  })),
} satisfies Record<string, Edge>;
