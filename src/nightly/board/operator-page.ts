import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A figure above a table; `tone` says that someone should look. */
export type Figure = { title: string; value: string; tone?: 'bad' | 'watch' | undefined };

/** A cell of a row; `html` is markup already. */
export type Cell = { html: string; kind?: 'number' | 'wide' };

/** A row: its header cell, its other cells, and what is to be read about it. */
export type Row = { head: string; cells: readonly Cell[]; trouble: string };

export type OperatorPage = {
  title: string;
  /** A sentence under the title. */
  lead: string;
  /** What someone should read before all else, a sentence or two each. */
  notices?: readonly string[];
  figures: readonly Figure[];
  caption: string;
  /** Titles of all columns, that of the header cells first. */
  columns: readonly { title: string; kind?: 'number' }[];
  rows: readonly Row[];
  foot: string;
};

const PRIVATE =
  "Private: for the operator of these sites. It isn't part of a site, and search engines are asked to leave it alone; " +
  'publish it nowhere without a sign-in.';

const figureMarkup = ({ title, value, tone }: Figure): string =>
  `<div${tone === undefined ? '' : ` class="${tone}"`}><dt>${escapeMarkup(title)}</dt><dd>${escapeMarkup(value)}</dd></div>`;

function rowMarkup({ head, cells, trouble }: Row, columns: OperatorPage['columns']): string {
  const marked = cells.map(({ html, kind }, index) => {
    const title = escapeMarkup(columns[index + 1]?.title ?? '');
    return `<td role="cell"${kind === undefined ? '' : ` class="${kind}"`}><span class="title" aria-hidden="true">${title}</span>${html}</td>`;
  });
  const below =
    trouble === ''
      ? ''
      : `<tr role="row" class="trouble"><td role="cell" colspan="${columns.length}">${trouble}</td></tr>`;
  return (
    `<tr role="row"${trouble === '' ? ' class="whole"' : ''}><th role="rowheader" scope="row">${head}</th>` +
    `${marked.join('')}</tr>${below}`
  );
}

/**
 * A page for the operator: it needs no other file and no script. Roles are written out, since a table that is
 * shown as cards on a small screen would lose its own.
 */
export function operatorPage({
  title,
  lead,
  notices = [],
  figures,
  caption,
  columns,
  rows,
  foot,
}: OperatorPage): string {
  const titles = columns.map(
    (column) =>
      `<th role="columnheader" scope="col"${column.kind === undefined ? '' : ` class="${column.kind}"`}>${escapeMarkup(column.title)}</th>`,
  );
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="top"><h1>${escapeMarkup(title)}</h1><p class="soft">${escapeMarkup(lead)}</p></header>
<main>
${notices.map((words) => `<p class="notice watch">${escapeMarkup(words)}</p>\n`).join('')}<dl class="figures">${figures.map(figureMarkup).join('')}</dl>
<table role="table"><caption>${escapeMarkup(caption)}</caption>
<thead role="rowgroup"><tr role="row">${titles.join('')}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => rowMarkup(row, columns)).join('\n')}
</tbody></table>
</main>
<footer><p>${escapeMarkup(foot)}</p><p>${PRIVATE}</p></footer>
</body>
</html>
`;
}
