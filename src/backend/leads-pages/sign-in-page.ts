import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** Asks for the access token; `wrong` after one that opens nothing here. */
export const signInPage = (wrong: boolean): Markup =>
  html`<section class="card sign-in">
    <h1>Sign in to your leads</h1>
    <p class="note">
      Enquiries and bookings from your website. Use the access token that you were given for this site.
    </p>
    <form method="post" action="/_leads/sign-in">
      ${wrong ? html`<p role="alert">This token opens nothing here. Check it, or ask for a new one.</p>` : ''}
      <label
        >Access token<input name="token" type="password" autocomplete="current-password" required
      /></label>
      <button class="first">Sign in</button>
    </form>
  </section>`;
