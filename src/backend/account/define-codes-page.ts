import { html } from 'hono/html';
import { CODE_RULES } from '../../domain/account/sign-in-code.ts';
import type { Backend } from '../backend.ts';
import { PAGE_HEADERS, pageShell } from '../leads-pages/page-shell.ts';
import { sessionOf } from '../leads-pages/session-cookie.ts';
import { Refused } from '../refused.ts';
import type { BackendApp } from '../routes/define-call.ts';

/** The operator's page with the codes that no provider sent: for a demonstration, whose phones are invented. */
export function defineCodesPage(app: BackendApp, backend: Backend): void {
  app.get('/_leads/codes', async (context) => {
    const session = await sessionOf(context, backend);
    if (session?.tenant !== null) {
      context.set('security', 'access refused');
      throw new Refused(404, "We can't find that address.");
    }
    const now = backend.clock();
    const codes = backend.account.shownCodes().filter(({ at }) => now - at < CODE_RULES.lastsMs);
    const body = html`<h1>Codes to sign in</h1>
      <p>Codes of the last five minutes that were shown here and not sent.</p>
      ${
        codes.length === 0
          ? html`<p>None.</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Code</th>
                    <th scope="col">Mobile</th>
                    <th scope="col">Dealer</th>
                    <th scope="col">Seconds ago</th>
                  </tr>
                </thead>
                <tbody>
                  ${codes.map(
                    ({ code, ending, tenant, at }) =>
                      html`<tr>
                        <td>${code}</td>
                        <td>ends in ${ending}</td>
                        <td>${tenant}</td>
                        <td>${Math.round((now - at) / 1000)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }`;
    const dealer = context.get('site').tenant.site.name;
    const page = { title: 'Codes to sign in', dealer, csrf: session.csrf, body };
    return context.html(await pageShell(page), 200, PAGE_HEADERS);
  });
}
