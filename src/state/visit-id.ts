import { keepText, keptText } from './kept-text.ts';

/** A random id for as long as the tab: it says which events are of one visit, and not whose. Where storage is blocked, each call makes one. */
export function visitId(): string {
  const kept = keptText('visit', 'tab');
  if (kept) return kept;
  const made = crypto.randomUUID();
  keepText('visit', made, 'tab');
  return made;
}
