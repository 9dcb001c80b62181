import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** The table of a list; `label` says what it lists and in which order, and each row is marked up by who lists it. */
export const listTable = (label: string, titles: readonly string[], rows: readonly Markup[]): Markup =>
  html`<div class="card list">
    <table role="table" aria-label="${label}">
      <thead role="rowgroup">
        <tr role="row">
          ${titles.map((title) => html`<th role="columnheader" scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows}
      </tbody>
    </table>
  </div>`;

/**
 * The links below a page of a list at `path`: `newest` is the query of the first page where this is another, `older` that of
 * the next. `what` is listed: 'draws'.
 */
export function listPages(
  path: string,
  what: string,
  { newest, older }: { newest?: string | undefined; older?: string | undefined },
): Markup {
  const link = (query: string | undefined, words: string): Markup | '' =>
    query === undefined ? '' : html`<a class="button" href="${path}?${query}">${words} ${what}</a>`;
  return html`<div class="pages">${link(newest, 'Newest')} ${link(older, 'Older')}</div>`;
}
