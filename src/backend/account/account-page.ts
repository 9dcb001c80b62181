import { html } from 'hono/html';
import { EXPORT_ACCOUNT, SIGN_OUT } from '../../api/routes.ts';
import { ACCOUNT_PAGE_FIELDS, ACCOUNT_PAGE_PATH } from '../../api/account-page.ts';
import { DETAIL_FIELDS } from '../../domain/account/validate-details.ts';
import type { Garage } from '../../domain/garage/garage.ts';
import { SUMMARY_TITLE } from '../../domain/lead/form-marks.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import type { Markup } from '../leads-pages/page-shell.ts';
import { ratherTalk } from '../shopper-page/shopper-page.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { garageParts } from './garage-parts.ts';

const { ask, action, car } = ACCOUNT_PAGE_FIELDS;

const DONE = { save: 'Your details are saved.', remove: "It's off your watchlist." } as const;
type Done = keyof typeof DONE;

/** True if a word of the address names something that was done. */
export const isDone = (word: string | undefined): word is Done => word !== undefined && word in DONE;

/** What the page shows: `garage` where the dealer has one; `typed` are details that were sent, with what is wrong with them. */
export type AccountPageData = {
  phone: string;
  cars: readonly SavedVehicle[];
  garage: Garage | undefined;
  typed: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  done: Done | undefined;
  /** True if it asks before it erases the account. */
  isAsked: boolean;
};

/** The price of a vehicle with its words, as the site shows it (spec D3, D4), or that it is not listed any more. */
function priceWords(id: string, { vehicles, tenant }: SiteRelease): string {
  const vehicle = vehicles.get(id);
  if (!vehicle) return 'No longer listed';
  const price = priceDisplay(vehicle, tenant.price);
  const words = [price.text, 'label' in price ? price.label : 'note' in price ? price.note : undefined];
  return words.filter(Boolean).join(' ');
}

const watchedCar = ({ id, name, slug }: SavedVehicle, site: SiteRelease): Markup =>
  html`<li>
    <h3><a href="/cars/${slug}">${name}</a></h3>
    <p>${priceWords(id, site)}</p>
    <form method="post" action="${ACCOUNT_PAGE_PATH}">
      <input type="hidden" name="${car}" value="${id}" />
      <button class="button" name="${action}" value="remove" aria-label="Remove ${name} from your watchlist">
        Remove
      </button>
    </form>
  </li>`;

const watchlist = (cars: readonly SavedVehicle[], site: SiteRelease): Markup =>
  html`<section class="card">
    <h2>Watchlist</h2>
    ${
      cars.length === 0
        ? html`<p>Nothing on your watchlist yet.</p>`
        : html`<ul class="things">
            ${cars.map((each) => watchedCar(each, site))}
          </ul>`
    }
  </section>`;

function detailField(
  { name, kind, label, autocomplete }: (typeof DETAIL_FIELDS)[number],
  { typed, errors }: AccountPageData,
): Markup {
  const value = typed[name] ?? '';
  const error = errors.find(({ field }) => field === name)?.message;
  const shown = kind === 'phone' && error === undefined ? displayPhone(value) : value;
  const type = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text';
  const described = error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${shown}"
      autocomplete="${autocomplete ?? 'off'}"
      ${described}
    />
    ${error === undefined ? '' : html`<p id="${name}-error" class="error">${error}</p>`}
  </div>`;
}

const details = (page: AccountPageData): Markup =>
  html`<form method="post" action="${ACCOUNT_PAGE_PATH}" class="card" novalidate>
    <h2>Your details</h2>
    <p>They fill in every form on this site. Nothing here has to be filled in.</p>
    ${
      page.errors.length === 0
        ? ''
        : html`<div role="alert">
            <p>${SUMMARY_TITLE}</p>
            <ul>
              ${page.errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
            </ul>
          </div>`
    }
    ${DETAIL_FIELDS.map((field) => detailField(field, page))}
    <div class="actions">
      <button class="button first" name="${action}" value="save">Save Details</button>
    </div>
  </form>`;

const eraseQuestion = html`<form method="post" action="${ACCOUNT_PAGE_PATH}" class="card">
  <h2>Erase your account?</h2>
  <p>Your account and everything kept in it will go. You can't undo this.</p>
  <div class="actions">
    <button class="button first" name="${action}" value="erase">Yes, Erase It</button>
    <a href="${ACCOUNT_PAGE_PATH}" class="button">Keep It</a>
  </div>
</form>`;

const data = html`<section class="card">
  <h2>Your data</h2>
  <p>Erasing deletes this account and everything in it. Enquiries you've sent stay with the dealer.</p>
  <div class="actions">
    <a class="button" href="${EXPORT_ACCOUNT.path}">Download My Data</a>
    <a class="button" href="${ACCOUNT_PAGE_PATH}?${ask}=erase">Erase My Account</a>
  </div>
</section>`;

/** What is kept of who is signed in, and what they can do about it without scripts (spec A1, A5, A6). */
export function accountPage(page: AccountPageData, site: SiteRelease): { title: string; body: Markup } {
  const title = 'Your account';
  const body = html`<h1>${title}</h1>
    ${page.done ? html`<p role="status" class="note">${DONE[page.done]}</p>` : ''}
    ${page.isAsked ? eraseQuestion : ''}
    <form method="post" action="${SIGN_OUT.path}" class="card">
      <p>Signed in with <strong>${displayPhone(page.phone)}</strong>.</p>
      <div class="actions"><button class="button">Sign Out</button></div>
    </form>
    ${watchlist(page.cars, site)} ${page.garage ? garageParts(page.garage, site) : ''} ${details(page)}
    ${page.isAsked ? '' : data} ${ratherTalk(site)}`;
  return { title, body };
}
