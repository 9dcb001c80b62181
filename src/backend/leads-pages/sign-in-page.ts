import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** The pages that emails to the dealer link to; nothing else is gone back to after signing in. */
const LINKED = /^\/_leads\/lead\/[\w-]{1,64}(?:\/files\/[\w-]{1,64})?$/;

/** A page of a lead that was asked for before signing in; undefined for any other address. */
export const linkedPage = (path: string): string | undefined => (LINKED.test(path) ? path : undefined);

/**
 * Asks for the access token; `wrong` after one that opens nothing here. `back` is the page of a lead that an email linked to:
 * a browser that is signed in sends its session only from a page of this site, so a link leads on.
 */
export const signInPage = (wrong: boolean, back?: string): Markup =>
  html`<section class="card sign-in">
    <h1>Sign in to your leads</h1>
    <p class="note">
      Enquiries and bookings from your website. Use the access token you were given for this site.
    </p>
    <form method="post" action="/_leads/sign-in">
      ${wrong ? html`<p role="alert">This token doesn't work here. Check it, or ask for a new one.</p>` : ''}
      ${back === undefined ? '' : html`<input type="hidden" name="back" value="${back}" />`}
      <label
        >Access token<input name="token" type="password" autocomplete="current-password" required
      /></label>
      <button class="first">Sign in</button>
    </form>
    ${back === undefined ? '' : html`<p><a href="${back}">I'm signed in already</a></p>`}
  </section>`;
