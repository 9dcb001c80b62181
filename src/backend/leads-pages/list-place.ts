import type { ListedLead } from '../store/list-leads.ts';

/** Where a page of the list ends. */
type Place = { received_at: number; id: string };

/** The last lead of a page, as its address says it. */
export const placeText = ({ received_at, lead }: ListedLead): string => `${received_at}.${lead.id}`;

/** The lead that a page begins after; undefined for other words. */
export function readPlace(text: string): Place | undefined {
  const [, received_at, id] = /^(\d{1,15})\.(.{1,100})$/.exec(text) ?? [];
  return id === undefined ? undefined : { received_at: Number(received_at), id };
}
