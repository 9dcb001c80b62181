import type { Vehicle } from './vehicle.ts';

/** Simple bodies that say no more than what kind of vehicle it is. */
const KINDS: readonly string[] = ['Caravan', 'Motorcycle', 'Truck'];

const LEARNER_APPROVED = /^(?:lams|learner)[ -](?:approved|legal)$/i;

/** A body as shoppers say it: what learners may ride by the Learner Approved Motorcycle Scheme is 'LAMS approved' (spec S3). */
export const bodyWords = (body: string): string => (LEARNER_APPROVED.test(body) ? 'LAMS approved' : body);

/**
 * The body type people search by: the simple one where the feed has it, else the full one. Of caravans, motorcycles and
 * trucks the full one tells them apart ('Off-road Caravan', 'Pantech') and comes first.
 */
export function bodyName(vehicle: Pick<Vehicle, 'simple_body' | 'body'>): string | undefined {
  const { simple_body: simple, body } = vehicle;
  const name = (simple && KINDS.includes(simple) ? body || simple : simple || body) || undefined;
  return name && bodyWords(name);
}
