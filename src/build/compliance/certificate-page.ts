import { isClean, type CertificateText } from '../../domain/compliance/certificate.ts';
import type { CheckedRule } from '../../domain/compliance/check-site.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { formatDate } from '../../domain/text/format.ts';

/** Findings of a rule that the page lists; all are in the file beside it. */
const MAX_LISTED = 50;

const STYLE = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2126; background: #f4f5f6; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  header, section { background: #fff; border: 1px solid #d9dde1; border-radius: 0.5rem; padding: 1.25rem 1.5rem; margin-bottom: 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 0.25rem; }
  h2 { font-size: 1.0625rem; margin: 0; }
  p { margin: 0.25rem 0; }
  .soft { color: #56606a; font-size: 0.875rem; overflow-wrap: anywhere; }
  .state { font-weight: 600; }
  .clean { color: #14663a; } .refuse { color: #a3231b; } .warn { color: #8a5300; } .off { color: #56606a; }
  table { width: 100%; border-collapse: collapse; margin-top: 0.75rem; font-size: 0.875rem; }
  th, td { min-width: 7rem; text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-top: 1px solid #e6e9ec; overflow-wrap: anywhere; }
  @media print { body { padding: 0; } header, section { break-inside: avoid; } }
`;

const HEADINGS = ['Page', 'Where', 'Found', 'What mends it'];

function stateOf({ level, findings }: CheckedRule): { name: string; words: string } {
  if (level === 'off') return { name: 'off', words: 'Switched off in the settings' };
  if (findings.length === 0) return { name: 'clean', words: 'Nothing found' };
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return {
    name: level,
    words: level === 'refuse' ? `${count}: not to be published` : `${count}: to be looked at`,
  };
}

function findingTable({ findings }: CheckedRule): string {
  if (findings.length === 0) return '';
  const rows = findings.slice(0, MAX_LISTED).map(({ address, element, found, wayOut }) => {
    const cells = [address, element, found, wayOut].map((words) => `<td>${escapeMarkup(words)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const more =
    findings.length > MAX_LISTED
      ? `<p class="soft">And ${findings.length - MAX_LISTED} more in the file of this release.</p>`
      : '';
  const head = HEADINGS.map((words) => `<th scope="col">${words}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${more}`;
}

function ruleSection(rule: CheckedRule): string {
  const { name, words } = stateOf(rule);
  const from = rule.from === undefined ? '' : ` In force from ${formatDate(rule.from)}.`;
  return (
    `<section><h2>${escapeMarkup(rule.title)}</h2><p class="state ${name}">${words}</p>` +
    `<p class="soft">${escapeMarkup(rule.source.called)}.${from} ${escapeMarkup(rule.source.url)} (${escapeMarkup(rule.id)})</p>` +
    `${findingTable(rule)}</section>`
  );
}

/** A certificate as a page for people: it needs no other file, and prints. */
export function certificatePage(certificate: CertificateText): string {
  const { dealer, release, from, day, rules, pages } = certificate;
  const verdict = isClean(certificate)
    ? '<p class="state clean">Nothing that stops a publication</p>'
    : '<p class="state refuse">Not to be published as it is</p>';
  const days = from === day ? formatDate(day) : `${formatDate(from)} to ${formatDate(day)}`;
  const title = `${dealer}: what its website advertises, held against the law`;
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body>`,
    `<header><h1>${escapeMarkup(title)}</h1>${verdict}`,
    `<p>${days}, release ${escapeMarkup(release)}, ${pages.length.toLocaleString('en-AU')} pages read.</p>`,
    '<p class="soft">A program has read the published pages, their structured data and the search index. It is no legal advice; an adviser of the dealer decides.</p></header>',
    ...rules.map(ruleSection),
    '</body></html>\n',
  ].join('\n');
}
