import type { Garage } from './garage.ts';

/** The parts of a garage that are lists. */
const LISTS = [
  'cars',
  'searches',
  'enquiries',
  'appointments',
  'reservations',
  'trade_ins',
  'vehicles',
  'unproved',
] as const;

/**
 * What a browser keeps of a garage, as text; undefined for none, and for what another version of the site kept, whatever it
 * is: the page asks again. Nothing is thrown.
 */
export function readKeptGarage(text: string | null): Garage | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const part = (name: string): unknown =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    const user = part('user');
    const isUser = typeof user === 'object' && user !== null && typeof Reflect.get(user, 'id') === 'string';
    const isWhole =
      isUser && typeof part('read_at') === 'string' && LISTS.every((name) => Array.isArray(part(name)));
    return isWhole ? (kept as Garage) : undefined;
  } catch {
    return undefined;
  }
}
