import * as z from 'zod';
import type { VehicleViewAnswer, ViewQuestion } from './view-vehicle.ts';

const word = z.string().max(200).exactOptional();

export const ViewQuestionSchema = z.object({
  photos_count: word,
  updated_at: word,
  website_id: word,
}) satisfies z.ZodType<ViewQuestion>;

export const VehicleViewAnswerSchema = z.looseObject({
  /** How often the page was looked at. */
  views: z.number().int().min(0),
  /** What may differ from the page. */
  car_fields: z.looseObject({
    /** Dollars; 0 for no price. */
    price: z.number().min(0).exactOptional(),
    status: z.string().exactOptional(),
    sold: z.boolean().exactOptional(),
    reserved: z.boolean().exactOptional(),
  }),
}) satisfies z.ZodType<VehicleViewAnswer>;
