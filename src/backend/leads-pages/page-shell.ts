import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Menu } from './menu-of.ts';
import { STYLE } from './page-style.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

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

/** `at` is the address of the menu that the page belongs to. */
type Shell = {
  title: string;
  dealer: string;
  csrf?: string;
  at?: string;
  /** Shown to someone who has signed in. */
  menu?: Menu;
  body: Markup;
};

const navigation = ({ at, menu = {} }: Shell, csrf: string): Markup =>
  html`<nav aria-label="Leads">
      ${Object.entries(menu).map(
        ([href, words]) =>
          html`<a href="${href}" ${href === at ? raw('aria-current="page"') : ''}>${words}</a>`,
      )}
    </nav>
    <form method="post" action="/_leads/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" /><button class="plain">Sign out</button>
    </form>`;

/** A page of the dealer's: its title, where one can go, and the body. All that is put in is escaped. */
export function pageShell(page: Shell): Markup {
  const { title, dealer, csrf, body } = page;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - ${dealer}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <div>
            <p>${dealer}</p>
            ${csrf === undefined ? '' : navigation(page, csrf)}
          </div>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}
