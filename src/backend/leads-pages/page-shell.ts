import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** All of the look of these pages: they are for a desk, and carry nothing else. */
const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:70rem;padding:1rem}
header,nav,form.filter{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;justify-content:space-between}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.5rem .75rem;border-block-end:1px solid color-mix(in srgb,currentColor 25%,transparent);vertical-align:top}
.scroll{overflow-x:auto}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
button,select,input{font:inherit;min-height:2.75rem;padding:.25rem .75rem}
label{display:grid;gap:.25rem}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1rem}
.mark{font-weight:600}
[role=alert]{border-inline-start:.25rem solid;padding-inline-start:.75rem}
`;
/** In one piece: a formatter that moved its ends would change what the hash is of. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of these pages: no script at all, no frame, and nothing kept by a browser or a proxy. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

type Shell = { title: string; dealer: string; csrf?: string; body: Markup };

const signOut = (csrf: string): Markup => html`
  <form method="post" action="/_leads/sign-out">
    <input type="hidden" name="csrf" value="${csrf}" /><button>Sign out</button>
  </form>
`;

/** A page of the dealer's: its title, where one can go, and the body. All that is put in is escaped. */
export const pageShell = ({ title, dealer, csrf, body }: Shell): Markup =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - ${dealer}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <p>${dealer}</p>
          ${
            csrf === undefined
              ? ''
              : html`<nav aria-label="Leads">
                    <a href="/_leads">Leads</a><a href="/_leads/appointments">Appointments</a>
                  </nav>
                  ${signOut(csrf)}`
          }
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
