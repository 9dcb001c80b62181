import { createHash } from 'node:crypto';
import { escapeMarkup } from '../domain/text/escape-markup.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #14181f; --soft: #5b6472; --line: #e3e6ea; --paper: #fafaf8; --card: #fff; --accent: #b4451f; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f4; --soft: #9aa4b1; --line: #2a313b; --paper: #0f1318; --card: #171c23; --accent: #f0905f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.5rem; }
p { margin: 0; }
.mark { font-size: .8125rem; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; color: var(--accent); }
h1 { margin: .5rem 0 1rem; max-width: 22ch; font-size: clamp(2rem, 5vw, 3.5rem); line-height: 1.05; letter-spacing: -.03em; text-wrap: balance; }
.lead { max-width: 60ch; color: var(--soft); }
ul + .lead { margin-top: 2rem; }
ul { list-style: none; margin: 3rem 0 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); }
a { display: grid; grid-template-rows: auto 1fr; height: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit; text-decoration: none; transition: border-color .15s, translate .15s; }
a:hover { border-color: var(--accent); translate: 0 -2px; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
img, .blank { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; background: var(--line); }
.words { display: grid; gap: .25rem; align-content: start; padding: 1.25rem 1.5rem 1.5rem; }
strong { font-size: 1.25rem; letter-spacing: -.01em; }
.host { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.counts { margin-top: .75rem; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: reduce) { a { transition: none; } a:hover { translate: 0; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The policy of these pages: nothing but their own style sheet. */
export const SERVER_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type ServerPage = {
  title: string;
  lead: string;
  /** Markup below the words. */
  body?: string;
  /** Seconds after which a browser asks again. */
  again?: number;
};

/** A page of the server itself, which belongs to no site. */
export function serverPage({ title, lead, body = '', again }: ServerPage): string {
  const refresh = again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`;
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title} | Forecourt</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><p class="mark">Forecourt</p><h1>${title}</h1><p class="lead">${escapeMarkup(lead)}</p>${body}</main></body></html>
`;
}
