import { readFileSync } from 'node:fs';
import path from 'node:path';

const trees = process.env.PAGE_TREES;
const pages = JSON.parse(readFileSync(path.join(trees, 'pages.json'), 'utf8'));

const EMPTY = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const RAW = /^(script|style)$/;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function markup(node) {
  if (typeof node === 'string') return escaped(node);
  const [tag, attributes, children] = node;
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const start = `<${tag}${words.join('')}>`;
  if (EMPTY.test(tag)) return start;
  const inner = RAW.test(tag) ? children.join('') : children.map(markup).join('');
  return `${start}${inner}</${tag}>`;
}

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => `${entry.address}.html`,
};

export function render({ entry }) {
  const { title, description, body } = JSON.parse(
    readFileSync(path.join(trees, `${entry.number}.json`), 'utf8'),
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(title)}</title><meta name="description" content="${quoted(description)}"></head><body>${body.map(markup).join('')}</body></html>`;
}
