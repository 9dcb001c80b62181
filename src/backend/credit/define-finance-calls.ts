import type { Context } from 'hono';
import {
  ChoiceToForgetSchema,
  ChoiceToKeepSchema,
  FinanceQuestionSchema,
  KeptFinanceSchema,
} from '../../api/kept-finance.ts';
import { FORGET_CREDIT_CHOICE, KEEP_CREDIT_CHOICE, READ_FINANCE } from '../../api/routes.ts';
import { isOfferedChoice } from '../../domain/finance/band-offer.ts';
import { resolveFinance } from '../../domain/finance/resolve-finance.ts';
import { forgetCreditChoice, keepCreditChoice } from '../account-store/credit-choice.ts';
import { sessionOpenedAt } from '../account-store/shopper-sessions.ts';
import { shopperSessionId } from '../account/shopper-cookie.ts';
import { accountSettings, requireShopper } from '../account/shopper.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { keptFinance, type FinanceShopper } from './kept-finance.ts';

/** What finance pages show to the signed-in shopper, and the choice that is kept for them (spec C12, A5). */
export function defineFinanceCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;

  async function shopper(context: Context<BackendEnv>): Promise<FinanceShopper> {
    if (!context.get('site').tenant.switches.finance) throw new Refused(404, "We can't find that address.");
    const account = await requireShopper(context, backend);
    const now = clock();
    const signedInAt = (await sessionOpenedAt(store, shopperSessionId(context))) ?? now;
    return { account, signedInAt, now, days: accountSettings(context).credit_days };
  }

  defineCall(
    app,
    backend,
    {
      call: READ_FINANCE,
      summary: 'Finance enquiries of the signed-in shopper, and figures for their choice.',
      query: FinanceQuestionSchema,
      answer: KeptFinanceSchema,
    },
    async ({ query: { car_id = '' } }, context) =>
      keptFinance(store, await shopper(context), context.get('site'), car_id),
  );
  defineCall(
    app,
    backend,
    {
      call: KEEP_CREDIT_CHOICE,
      summary: 'Keeps the score band and the term that a shopper chose.',
      body: ChoiceToKeepSchema,
      answer: KeptFinanceSchema,
    },
    async ({ body: { band, term, car_id = '' } }, context) => {
      const who = await shopper(context);
      const site = context.get('site');
      const { finance } = site.tenant;
      const { credit, limits } = resolveFinance(finance);
      if (!credit || !isOfferedChoice({ band, term }, finance.score_bands, limits))
        throw new Refused(422, 'Please choose one of the score bands and terms on the page.');
      await keepCreditChoice(store, who.account, { band, term }, who.now);
      return keptFinance(store, who, site, car_id);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: FORGET_CREDIT_CHOICE,
      summary: 'Erases the score band and the term that a shopper chose.',
      body: ChoiceToForgetSchema,
      answer: KeptFinanceSchema,
    },
    async (_, context) => {
      const who = await shopper(context);
      await forgetCreditChoice(store, who.account.id);
      return keptFinance(store, who, context.get('site'), '');
    },
  );
}
