import { READ_DRAW, TAKE_PART } from '../api/routes.ts';
import type { Entry, Standing } from '../api/take-part.ts';
import { callJson, type Called } from './call-json.ts';

/** Whether the signed-in shopper has taken part (spec A6). */
export const readDraw = (): Promise<Called<Standing>> => callJson(READ_DRAW);

/** Takes part in the promotion. */
export const takePart = (entry: Entry): Promise<Called<Standing>> => callJson(TAKE_PART, entry);
