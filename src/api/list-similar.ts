/** The ids of vehicles like one, most alike first (spec V11, K16). 404 for an address of no vehicle. */
export const LIST_SIMILAR = { method: 'GET', path: '/api/cars/{slug}/similar' } as const;

/** The vehicle, by the last part of its address. */
export type VehicleSlug = { slug: string };

export type SimilarIds = { ids: string[] };

export const LIST_SIMILAR_EXAMPLE = {
  request: { slug: '2021-aldera-larkspur-1041' },
  answer: { ids: ['stock-1042', 'stock-1077'] },
} satisfies { request: VehicleSlug; answer: SimilarIds };
