import type { Cabin, PhotoSet } from './photo-sets.ts';

/** From where a vehicle may be shown first, the best first; `front34` stands for both sides. */
export const LEAD_VIEWS = ['front34', 'side', 'front', 'rear34'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** A vehicle's pictures and the first of them; `mirrored` where its nose is to the right. */
export type Lead = { set: PhotoSet; view: LeadView; mirrored: boolean };

export const MAX_PHOTOS = 8;

const OUTSIDE = ['front34', 'side', 'rear34', 'front34r'];
const INSIDE = ['dash', 'seats', 'rearseats', 'odometer'];
const MORE = ['rear34r', 'front', 'rear', 'detail'];

const isMirrorable = (view: string): boolean => view === 'front34';

/** The file that shows a lead; the other side where the set lacks the one that is asked for. */
const leadFile = ({ set, view, mirrored }: Lead): string | undefined =>
  set.views.get(mirrored && isMirrorable(view) ? `${view}r` : view) ?? set.views.get(view);

/**
 * Up to eight pictures of one vehicle (paths in the tenant's folder): the lead, round the outside, the cabin, and further
 * views where there is no cabin. Without `hasRearSeats` the rear bench is left out.
 */
export function galleryOf(lead: Lead, cabin: Cabin | undefined, hasRearSeats: boolean): string[] {
  const { views } = lead.set;
  const inside = INSIDE.filter((view) => hasRearSeats || view !== 'rearseats');
  const files = [
    leadFile(lead),
    ...OUTSIDE.map((view) => views.get(view)),
    ...inside.map((view) => cabin?.views.get(view)),
    ...MORE.map((view) => views.get(view)),
  ];
  return [...new Set(files)].filter((file) => file !== undefined).slice(0, MAX_PHOTOS);
}

/** What tells two leads apart: a file and its mirror count as one picture. */
export const leadKey = ({ set, view }: Pick<Lead, 'set' | 'view'>): string => `${set.stem}-${view}`;
