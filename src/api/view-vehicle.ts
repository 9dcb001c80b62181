import * as z from 'zod';
import type { Known } from './known.ts';

const word = z.string().max(200).exactOptional();

export const ViewQuestionSchema = z.object({
  photos_count: word,
  updated_at: word,
  website_id: word,
});

/** What the page knows, for the platform to compare with. */
export type ViewQuestion = Known<z.infer<typeof ViewQuestionSchema>>;

export const VehicleViewAnswerSchema = z.looseObject({
  /** How often the page was looked at. */
  views: z.number().int().min(0),
  /** What may differ from the page. */
  car_fields: z.looseObject({
    /** The end of the address of its page, which may be asked for by the id of the vehicle, too. */
    slug: z.string().exactOptional(),
    /** Dollars; 0 for no price. */
    price: z.number().min(0).exactOptional(),
    status: z.string().exactOptional(),
    sold: z.boolean().exactOptional(),
    reserved: z.boolean().exactOptional(),
  }),
});

/** Fields as in the feed; a platform may send more of them, and what it leaves out has not changed. */
export type VehicleViewAnswer = Known<z.infer<typeof VehicleViewAnswerSchema>>;

export const VIEW_VEHICLE_EXAMPLE = {
  request: { photos_count: '12', updated_at: '2026-11-20', website_id: 'site-1' },
  answer: { views: 184, car_fields: { price: 28_490, status: 'in_stock', sold: false, reserved: true } },
} satisfies { request: ViewQuestion; answer: VehicleViewAnswer };
