import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { EntrySchema, StandingSchema, type Standing } from '../../api/take-part.ts';
import { READ_DRAW, TAKE_PART } from '../../api/routes.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { openPromotion } from '../../domain/promotion/open-promotion.ts';
import { OF_DRAWS } from '../../domain/promotion/of-draws.ts';
import type { PromotionSettings } from '../../domain/promotion/promotion-settings.ts';
import { statedPromotion } from '../../domain/promotion/stated-promotion.ts';
import { requireShopper } from '../account/shopper.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { drawAnswer } from './draw-answer.ts';
import { findDraw, takeDraw, type KeptDraw } from './draws.ts';

const CHANGED = 'The terms of this promotion have changed. Please reload the page and read them.';
const ELSEWHERE = "This promotion isn't open to residents of that state.";

/** Taking part in the promotion of a dealer, by the signed-in shopper (spec A6). */
export function definePromotionCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;

  /** What runs now. Throws Refused (404) where nothing does, whatever the page that asks was built with. */
  function running(context: Context<BackendEnv>): PromotionSettings {
    const { tenant } = context.get('site');
    const { day } = localTime(new Date(clock()), tenant.site.time_zone);
    const promotion = openPromotion(tenant, day);
    if (!promotion) throw new Refused(404, "This promotion isn't open.");
    return promotion;
  }
  const standing = (
    context: Context<BackendEnv>,
    { id }: PromotionSettings,
    phone: string,
    draw: KeptDraw | undefined,
  ): Standing => ({
    promotion: id,
    ...(draw && { draw: drawAnswer(draw, context.get('site').tenant.site.name, phone) }),
  });

  defineCall(
    app,
    backend,
    {
      call: READ_DRAW,
      summary: 'Whether the signed-in shopper has taken part in the promotion that runs.',
      answer: StandingSchema,
    },
    async (_, context) => {
      const promotion = running(context);
      const { tenant, phone } = await requireShopper(context, backend);
      const draw = await findDraw(store, { tenant, promotion: promotion.id, phone });
      return standing(context, promotion, phone, draw);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: TAKE_PART,
      summary: 'Draws once for the number of the signed-in shopper.',
      body: EntrySchema,
      answer: StandingSchema,
    },
    async ({ body: { stated, state } }, context) => {
      const promotion = running(context);
      const { tenant, phone } = await requireShopper(context, backend);
      const before = await findDraw(store, { tenant, promotion: promotion.id, phone });
      if (before) return standing(context, promotion, phone, before);
      if (stated !== statedPromotion(promotion)) throw new Refused(409, CHANGED);
      if (!promotion.states.some((each) => each.state === state)) throw new Refused(422, ELSEWHERE);
      const number = randomInt(OF_DRAWS);
      const draw = await takeDraw(store, { tenant, promotion, phone, state, number }, clock());
      return standing(context, promotion, phone, draw);
    },
  );
}
