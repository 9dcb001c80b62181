import type { Context } from 'hono';
import { OfferAcceptanceSchema, OfferAcceptedSchema } from '../../api/accept-offer.ts';
import { ACCEPT_OFFER, LOOK_UP_PLATE, RECORD_VALUATION, VALUE_TRADE_IN } from '../../api/routes.ts';
import { PlateQuestionSchema, PlateVehicleSchema } from '../../api/look-up-plate.ts';
import { ValuationRecordedSchema, ValuationRecordSchema } from '../../api/record-valuation.ts';
import { ValuationQuestionSchema, ValuationSchema } from '../../api/value-trade-in.ts';
import { valuationsOf } from '../../domain/trade-in/valuations-of.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { attemptKey } from '../guard/attempt-key.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { acceptOffer } from './accept-offer.ts';
import { takeValuation } from './trade-in-quotas.ts';
import { lookUpPlate, valueVehicle } from './value-vehicle.ts';
import { noteRecorded } from './valuations.ts';

const NO_FIGURES = 'This dealer gives no figures online.';

/** The calls about a vehicle that a shopper has (spec F8, K12, K13). */
export function defineTradeInCalls(app: BackendApp, backend: Backend): void {
  const { takeToken, store, clock } = backend;

  /** The site and how it values vehicles, for a client who may ask again; undefined where it gives no figures. */
  function valuingSite(context: Context<BackendEnv>) {
    const site = context.get('site');
    const settings = valuationsOf(site.tenant);
    if (!settings) return undefined;
    takeValuation(takeToken, site.slug, context.get('client').address);
    return { site, settings };
  }

  defineCall(
    app,
    backend,
    {
      call: LOOK_UP_PLATE,
      summary: "What a plate is on, by the dealer's provider.",
      body: PlateQuestionSchema,
      answer: PlateVehicleSchema,
      notFound: 'No vehicle is known by this plate.',
    },
    ({ body }, context) => {
      const valuing = valuingSite(context);
      return valuing && lookUpPlate(backend, valuing.site, valuing.settings, body);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: VALUE_TRADE_IN,
      summary: 'What a vehicle may be worth to the dealer: an estimate, or that a visit comes first.',
      body: ValuationQuestionSchema,
      answer: ValuationSchema,
      notFound: NO_FIGURES,
    },
    ({ body }, context) => {
      const valuing = valuingSite(context);
      return valuing && valueVehicle(backend, valuing.site, valuing.settings, body);
    },
  );
  defineCall(
    app,
    backend,
    {
      call: ACCEPT_OFFER,
      summary:
        'Accepts the offer that was made on a form. The header Idempotency-Key names the attempt: an offer is accepted once.',
      body: OfferAcceptanceSchema,
      answer: OfferAcceptedSchema,
      notFound: 'There is no offer on this form.',
    },
    ({ body }, context) => acceptOffer(backend, context.get('site'), body, attemptKey(context)),
  );
  defineCall(
    app,
    backend,
    {
      call: RECORD_VALUATION,
      summary: 'Notes that a page showed a figure.',
      body: ValuationRecordSchema,
      answer: ValuationRecordedSchema,
      notFound: 'This dealer keeps nothing here.',
    },
    async ({ body: { valuation } }, context) => {
      const { slug, tenant } = context.get('site');
      if (!tenant.trade_in.record) return undefined;
      return { success: await noteRecorded(store, slug, valuation.valuation_id, clock()) };
    },
  );
}
