import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** All of the look of these pages: they are for a desk, and carry nothing else. */
const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 20%,transparent);--raised:color-mix(in srgb,currentColor 5%,transparent)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:0 1rem 3rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding-block:.75rem;border-block-end:1px solid var(--line)}
header p{margin:0;font-weight:700}
nav{display:flex;gap:.25rem;margin-inline-end:auto}
nav a{padding:.625rem .75rem}
a{color:inherit;text-underline-offset:.2em}
h1{margin-block:1.5rem 1rem;font-size:clamp(1.375rem,1.1rem + 1.4vw,2rem);line-height:1.2;overflow-wrap:anywhere}
h2{margin-block:2rem .5rem;font-size:1.25rem}
form.filter{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block-end:1.5rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:start;padding:.625rem .75rem;border-block-end:1px solid var(--line);vertical-align:top}
th{font-weight:600;background:var(--raised)}
td:first-child{font-weight:600;min-width:9rem}
td:not(:first-child,:nth-child(2)){white-space:nowrap}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.625rem}
tbody tr:last-child td{border-block-end:0}
dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) 1fr;gap:.5rem 1rem;padding:1rem;border:1px solid var(--line);border-radius:.625rem}
dt{opacity:.75}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
button,select,input{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid color-mix(in srgb,currentColor 55%,transparent);border-radius:.5rem}
input{width:min(100%,24rem)}
button{cursor:pointer;font-weight:600}
main form>button{margin-block-start:.75rem}
form.filter button,.buttons button{margin:0}
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
