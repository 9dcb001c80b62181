import type { LeadMessage, OutgoingMessage } from './outgoing-message.ts';

/** A message about a lead, as all are where nobody keeps a search. Throws for any other. */
export function leadMessage(message: OutgoingMessage): LeadMessage {
  if (!('lead' in message)) throw new Error(`${message.id} is about no lead.`);
  return message;
}
