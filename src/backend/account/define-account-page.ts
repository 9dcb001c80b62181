import type { Context } from 'hono';
import * as z from 'zod';
import { ACCOUNT_PAGE_ACTIONS, ACCOUNT_PAGE_FIELDS, ACCOUNT_PAGE_PATH } from '../../api/account-page.ts';
import { ACCOUNT_PATH } from '../../domain/account/account-paths.ts';
import { signInHref } from '../../domain/account/sign-in-address.ts';
import { DETAIL_FIELDS, validateDetails } from '../../domain/account/validate-details.ts';
import { garagePages } from '../../domain/garage/garage-site.ts';
import { eraseAccount, saveDetails, type Account } from '../account-store/accounts.ts';
import { unwatchCar, watchedCars } from '../account-store/watchlist.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { garageOf } from '../garage/garage-of.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { answerShopper } from '../shopper-page/shopper-page.ts';
import { accountPage, isDone, type AccountPageData } from './account-page.ts';
import { clearShopperSession } from './shopper-cookie.ts';
import { shopperOf } from './shopper.ts';

const MAX_BYTES = 4_096;
const { ask, done, action, car } = ACCOUNT_PAGE_FIELDS;

function documentAccountPage(app: BackendApp): void {
  const page = (description: string) => ({
    description,
    content: { 'text/html': { schema: { type: 'string' as const } } },
  });
  const details = Object.fromEntries(DETAIL_FIELDS.map(({ name }) => [name, z.string().optional()]));
  const form = z.object({ [action]: z.enum(ACCOUNT_PAGE_ACTIONS), [car]: z.string().optional(), ...details });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: ACCOUNT_PAGE_PATH,
    summary: 'Shows a shopper without scripts what is kept of them; ?ask=erase asks before it is erased.',
    responses: { 200: page('A page.'), 303: { description: 'To sign in first.' } },
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: ACCOUNT_PAGE_PATH,
    summary: 'Saves details, takes a vehicle off the watchlist, or erases the account, from its page.',
    request: { body: { content: { 'application/x-www-form-urlencoded': { schema: documented(form) } } } },
    responses: {
      303: { description: 'Back to the page, or home from an account that is erased.' },
      422: page('The page, with what is wrong with the details.'),
    },
  });
}

/** The page of an account for browsers without scripts (spec A5): what is opened changes nothing, what is sent does. */
export function defineAccountPage(app: BackendApp, backend: Backend): void {
  const { store, clock, takeToken, quotas } = backend;
  documentAccountPage(app);

  /** Does something for who is signed in, and sends a visitor who is not to do so. */
  const forShopper =
    (answer: (context: Context<BackendEnv>, account: Account) => Promise<Response>) =>
    async (context: Context<BackendEnv>): Promise<Response> => {
      takeCall(takeToken, quotas, context.get('client').address);
      const account = await shopperOf(context, backend);
      return account
        ? answer(context, account)
        : context.redirect(signInHref('my-garage', ACCOUNT_PATH, '/'), 303);
    };

  async function show(
    context: Context<BackendEnv>,
    account: Account,
    { typed, errors }: Pick<AccountPageData, 'typed' | 'errors'> = { typed: account.details, errors: [] },
  ): Promise<Response> {
    const site = context.get('site');
    const hasGarage = garagePages(site.tenant).length > 0;
    const word = context.req.query(done);
    const page = {
      phone: account.phone,
      cars: await watchedCars(store, account.id),
      garage: hasGarage ? await garageOf(store, account, site, clock()) : undefined,
      typed,
      errors,
      done: isDone(word) ? word : undefined,
      isAsked: context.req.query(ask) === 'erase',
    };
    return answerShopper(context, accountPage(page, site), errors.length === 0 ? 200 : 422);
  }

  async function change(context: Context<BackendEnv>, account: Account): Promise<Response> {
    const data = await context.req.formData().catch(() => new FormData());
    const text = (name: string): string => String(data.get(name) ?? '');
    const back = (what: string): Response => context.redirect(`${ACCOUNT_PAGE_PATH}?${done}=${what}`, 303);
    switch (text(action)) {
      case 'save': {
        const typed = Object.fromEntries(DETAIL_FIELDS.map(({ name }) => [name, text(name)]));
        const read = validateDetails(typed);
        if ('errors' in read) return show(context, account, { typed, errors: read.errors });
        await saveDetails(store, account.id, read.details);
        return back('save');
      }
      case 'remove':
        await unwatchCar(store, account.id, text(car));
        return back('remove');
      case 'erase':
        await eraseAccount(store, account, backend.account.key);
        clearShopperSession(context);
        context.set('security', 'account erased');
        return context.redirect('/', 303);
      default:
        return context.redirect(ACCOUNT_PAGE_PATH, 303);
    }
  }

  app.get(ACCOUNT_PAGE_PATH, forShopper(show));
  app.post(ACCOUNT_PAGE_PATH, limitBody(MAX_BYTES), forShopper(change));
}
