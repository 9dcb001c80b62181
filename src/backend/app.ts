import { OpenAPIHono } from '@hono/zod-openapi';
import { defineAccountCalls } from './account/account-calls.ts';
import { defineCodesPage } from './account/define-codes-page.ts';
import { answerRefusal } from './answer-refusal.ts';
import type { Backend, BackendEnv } from './backend.ts';
import { beginRequest } from './begin-request.ts';
import { findSite } from './find-site.ts';
import { defineCheckoutCalls } from './checkout/checkout-calls.ts';
import { defineGarageCalls } from './garage/define-garage-calls.ts';
import { definePaymentCalls } from './checkout/payment-calls.ts';
import { defineDocument } from './openapi/define-document.ts';
import { defineDemoPage } from './payments/demo-page.ts';
import { documentPayments } from './payments/document-payments.ts';
import { definePayRoutes } from './payments/pay-routes.ts';
import { defineStripeNews } from './payments/stripe-news.ts';
import { defineTradeInCalls } from './trade-in/define-trade-in-calls.ts';
import { Refused } from './refused.ts';
import { defineAppointmentsCall } from './routes/appointments-call.ts';
import { defineDealerCalls } from './routes/dealer-calls.ts';
import { defineEventCall } from './routes/event-call.ts';
import type { BackendApp } from './routes/define-call.ts';
import { defineLeadCalls } from './routes/lead-calls.ts';
import { defineDocumentRoutes } from './leads-pages/define-document-routes.ts';
import { defineHoldsPage } from './leads-pages/define-holds-page.ts';
import { definePaymentsPage } from './leads-pages/define-payments-page.ts';
import { defineValuationsPage } from './leads-pages/define-valuations-page.ts';
import { defineLeadsPages } from './leads-pages/define-leads-pages.ts';
import { defineOperatorRoutes } from './routes/operator-routes.ts';
import { defineQuoteCall } from './routes/quote-call.ts';
import { defineSearchFeeds } from './saved-searches/search-feeds.ts';
import { defineFindYard } from './geocode/define-find-yard.ts';
import { defineUnsubscribeForm } from './saved-searches/unsubscribe-form.ts';
import { defineSearchForms } from './saved-searches/search-forms.ts';
import { defineVehicleCalls } from './routes/vehicle-calls.ts';

/** The whole backend as one function from request to answer; nothing is started by it. */
export function createApp(backend: Backend): BackendApp {
  const app = new OpenAPIHono<BackendEnv>();
  app.onError((error, context) => answerRefusal(error, context, backend));
  app.use(beginRequest(backend));
  app.notFound((context) =>
    answerRefusal(new Refused(404, 'There is no such address.'), context as never, backend),
  );
  // Ahead of the sites: these are of the backend itself.
  defineOperatorRoutes(app, backend);
  app.use('/api/*', findSite(backend));
  app.use('/cars/*', findSite(backend));
  app.use('/_leads/*', findSite(backend));
  defineLeadsPages(app, backend);
  defineDocumentRoutes(app, backend);
  defineHoldsPage(app, backend);
  defineValuationsPage(app, backend);
  definePaymentsPage(app, backend);
  defineCodesPage(app, backend);
  defineVehicleCalls(app, backend);
  defineDealerCalls(app, backend);
  defineEventCall(app, backend);
  defineQuoteCall(app, backend);
  defineAppointmentsCall(app, backend);
  defineLeadCalls(app, backend);
  defineTradeInCalls(app, backend);
  defineAccountCalls(app, backend);
  defineGarageCalls(app, backend);
  defineCheckoutCalls(app, backend);
  definePaymentCalls(app, backend);
  definePayRoutes(app, backend);
  defineDemoPage(app, backend);
  defineStripeNews(app, backend);
  documentPayments(app);
  defineSearchForms(app, backend);
  defineUnsubscribeForm(app, backend);
  defineFindYard(app, backend);
  defineSearchFeeds(app, backend);
  defineDocument(app);
  return app;
}
