import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { FONT_MARK } from '../../domain/site/document-marks.ts';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { BackendEnv } from '../backend.ts';
import type { Markup } from '../leads-pages/page-shell.ts';
import { onceFor } from '../once-for.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { SHOPPER_STYLE } from './shopper-style.ts';
import { siteLook } from './site-look.ts';

type ShopperPage = {
  title: string;
  body: Markup;
  /** True if a form of the page may lead on to another company, such as the provider of payments. */
  leadsElsewhere?: boolean;
};

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
/** In one piece: a formatter that moved its ends would change what the hash is of. */
const styleElement = (style: string) => raw(`<style>${style}</style>`);

const stylesOf = (site: SiteRelease): string[] => [siteLook(site).theme ?? '', SHOPPER_STYLE].filter(Boolean);

const policyOf = onceFor((site: SiteRelease): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${stylesOf(site).map(hashOf).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
);

/** No script at all, no frame, and nothing kept by a browser or a proxy: the address of such a page can be a secret. */
const headersOf = (site: SiteRelease, leadsElsewhere: boolean): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': `${policyOf(site)}; form-action 'self'${leadsElsewhere ? ' https:' : ''}`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
});

const header = ({ name, phone }: SiteSettings, logo: string | undefined): Markup =>
  html`<header>
    <div class="frame">
      <a href="/" class="home">
        ${logo === undefined ? '' : html`<img src="${logo}" alt="" width="36" height="36" />`}
        <span>${name}</span>
      </a>
      ${phone === undefined ? '' : html`<a href="${phoneHref(phone)}" class="button">${displayPhone(phone)}</a>`}
    </div>
  </header>`;

const footer = ({ name, licence, abn, legal }: SiteSettings): Markup =>
  html`<footer>
    <div class="frame">
      <p>
        ${name} · ${licence.label}
        <strong>${licence.number}</strong>${abn === undefined ? '' : ` · ABN ${abn}`}
      </p>
      ${
        legal.length === 0
          ? ''
          : html`<nav aria-label="Legal">
              <ul>
                ${legal.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
              </ul>
            </nav>`
      }
    </div>
  </footer>`;

const fontMark = (font: string | undefined) =>
  raw(font === undefined ? '' : `${FONT_MARK}="${escapeMarkup(font)}"`);

/** A page that the backend renders for a shopper, in the frame of a checkout and the look of the site (spec F9). */
function shopperPage(site: SiteRelease, { title, body }: ShopperPage): Markup {
  const { theme = '', links, font, logo } = siteLook(site);
  const { site: dealer } = site.tenant;
  return html`<!doctype html>
    <html lang="en-AU" ${fontMark(font)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${dealer.name}</title>
        ${theme === '' ? '' : styleElement(theme)} ${raw(links)} ${styleElement(SHOPPER_STYLE)}
      </head>
      <body>
        <a href="#content" class="skip button">Skip to content</a>
        ${header(dealer, logo)}
        <main id="content" class="frame">${body}</main>
        ${footer(dealer)}
      </body>
    </html>`;
}

/** Answers a shopper with a page of the backend; all that is put into its body is escaped by `html`. */
export async function answerShopper(
  context: Context<BackendEnv>,
  page: ShopperPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const site = context.get('site');
  return context.html(await shopperPage(site, page), status, headersOf(site, page.leadsElsewhere ?? false));
}

/** Where a shopper can talk to the dealer; nothing where the settings have no number. */
export const ratherTalk = ({ tenant }: SiteRelease): Markup | '' => {
  const { phone } = tenant.site;
  return phone === undefined
    ? ''
    : html`<p>Rather talk? Call <a href="${phoneHref(phone)}">${displayPhone(phone)}</a>.</p>`;
};
