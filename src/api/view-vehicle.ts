/** What is newer of a vehicle than its page, and how often the page was looked at (spec V18, K10). */
export const VIEW_VEHICLE = { method: 'GET', path: '/api/cars/{slug}/view.json' } as const;

/** What the page knows, for the platform to compare with. */
export type ViewQuestion = { photos_count?: string; updated_at?: string; website_id?: string };

/** Fields as in the feed; a platform may send more of them, and what it leaves out has not changed. */
export type VehicleViewAnswer = {
  views: number;
  car_fields: { price?: number; status?: string; sold?: boolean; reserved?: boolean };
};

export const VIEW_VEHICLE_EXAMPLE = {
  request: { photos_count: '12', updated_at: '2026-11-20', website_id: 'site-1' },
  answer: { views: 184, car_fields: { price: 28_490, status: 'in_stock', sold: false, reserved: true } },
} satisfies { request: ViewQuestion; answer: VehicleViewAnswer };
