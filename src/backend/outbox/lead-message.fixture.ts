import type { LeadMessage, OutgoingMessage } from './outgoing-message.ts';

/** A message about a lead, as all are where nobody keeps a search. Throws for a letter. */
export function leadMessage(message: OutgoingMessage): LeadMessage {
  if (message.kind === 'letter') throw new Error(`${message.id} is a letter.`);
  return message;
}
